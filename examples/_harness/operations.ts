import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  type DocumentNode,
  getVariableValues,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  Source,
  validate,
} from 'graphql';
import {type OperationFiles, readOperationFiles} from './operation-files';
import {shown} from './paths';
import {encodeUser, userHeader} from './request-user';

/** One operation with what lies beside it. */
export interface Operation extends OperationFiles {
  /** Its `.graphql`, as messages name it. */
  file: string;
}

/** Reads an operation of a program. */
export function readOperation(folder: string, name: string): Operation {
  const path = join(folder, 'operations', name);
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  return {file: `${shown(path)}.graphql`, ...readOperationFiles(path, read, shown)};
}

/** Why the schema refuses an operation or its variables: one line each, `file:line:column message`; empty when it does not. */
export function refusals(schema: GraphQLSchema, {file, query, variables}: Operation): string[] {
  let document: DocumentNode;
  try {
    document = parse(new Source(query, file));
  } catch (error) {
    return [located(file, error as GraphQLError)];
  }
  const operations = document.definitions.filter(({kind}) => kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operations.length !== 1 || operation?.kind !== Kind.OPERATION_DEFINITION) {
    throw new Error(`${file}: holds ${operations.length} operations; give each operation a file of its own`);
  }
  const errors = validate(schema, document);
  if (errors.length > 0) return errors.map((error) => located(file, error));
  const {errors: unfit} = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {});
  return (unfit ?? []).map((error) => located(file, error));
}

function located(file: string, {message, locations}: GraphQLError): string {
  const [at] = locations ?? [];
  return at ? `${file}:${at.line}:${at.column} ${message}` : `${file} ${message}`;
}

/** The headers that carry an operation's user. */
export function userHeaders({user}: Operation): Record<string, string> {
  return user === undefined ? {} : {[userHeader]: encodeUser(user)};
}

/** Sends an operation over HTTP and returns the response body as it came. */
export async function send(url: string, operation: Operation): Promise<{data?: unknown; errors?: unknown[]}> {
  const {query, variables} = operation;
  const response = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...userHeaders(operation)},
    body: JSON.stringify({query, variables}),
  });
  const body = await response.text();
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new Error(
      `${operation.file}: the answer is no JSON (HTTP ${response.status}): ${body.slice(0, 200)}`,
      {
        cause: error,
      },
    );
  }
}
