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

/** What words of graphql-js mean for who writes a query. */
const MEANINGS: [message: RegExp, meaning: string][] = [
  [/^Unexpected <EOF>/, 'There is no operation yet.'],
  [/<EOF>/, 'It ends too early: something is missing, such as a closing brace.'],
  [/^Expected Name, found "}"/, 'A field is missing before "}".'],
  [/^Expected Name, found "{"/, 'Before "{", a name is missing, or a closing parenthesis.'],
];

/** Why a text is no GraphQL, and where; undefined where it is. */
export function syntaxErrorOf(query: string): string | undefined {
  try {
    parse(query, {noLocation: true, maxTokens: MOST_TOKENS});
    return undefined;
  } catch (error) {
    const {message, locations: [place] = []} = error as GraphQLError;
    const says = message.replace(/^Syntax Error: /, '');
    const [, meaning] = MEANINGS.find(([pattern]) => pattern.test(says)) ?? [];
    const text = meaning ?? says;
    return place ? `Line ${place.line}, column ${place.column}: ${text}` : text;
  }
}
