import {getOperationAST, type OperationTypeNode, parse} from 'graphql';

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
