/** What is sent: `operations/NAME.graphql`, with what lies beside it. */
export interface OperationFiles {
  query: string;
  variables?: Record<string, unknown>;
  /** Becomes `req.user`. */
  user?: unknown;
}

/**
 * Reads an operation with its variables and context. Throws where one of these is not what it has to be. The harness, the
 * samples of pages and the live programs read by it.
 * @param path of the operation, without an ending
 * @param read the text of a file; undefined where there is none
 * @param shown a path as messages name it
 */
export function readOperationFiles(
  path: string,
  read: (file: string) => string | undefined,
  shown: (file: string) => string,
): OperationFiles {
  const json = (file: string): Record<string, unknown> | undefined => {
    const text = read(file);
    try {
      return text === undefined ? undefined : JSON.parse(text);
    } catch (error) {
      throw new Error(`${shown(file)}: not JSON (${(error as Error).message})`, {cause: error});
    }
  };
  const query = read(`${path}.graphql`);
  if (query === undefined) throw new Error(`${shown(path)}.graphql: missing`);
  const context = json(`${path}.context.json`);
  if (context && !('user' in context)) {
    throw new Error(`${shown(path)}.context.json: has no "user"; write {"user": {…}}`);
  }
  return {query, variables: json(`${path}.variables.json`), user: context?.user};
}
