import {getOperationAST, type GraphQLError, type OperationTypeNode, parse} from 'graphql';

/** More than any operation of the site has, and few enough to be read at once: who sends a link may write more. */
const MOST_TOKENS = 20_000;

/** What kind of operation a text is; undefined where it is none, or several. */
export function operationType(query: string): OperationTypeNode | undefined {
  try {
    return getOperationAST(parse(query, {noLocation: true, maxTokens: MOST_TOKENS}))?.operation;
  } catch {
    return undefined;
  }
}

/** Why a text is no GraphQL, and where; undefined where it is. */
export function syntaxErrorOf(query: string): string | undefined {
  try {
    parse(query, {noLocation: true, maxTokens: MOST_TOKENS});
    return undefined;
  } catch (error) {
    const {message, locations: [place] = []} = error as GraphQLError;
    const text = message.replace(/^Syntax Error: /, '');
    return place ? `Line ${place.line}, column ${place.column}: ${text}` : text;
  }
}
