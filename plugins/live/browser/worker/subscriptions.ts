import {type ExecutionResult, getOperationAST, parse, subscribe, validate} from 'graphql';
import type {LiveOperation} from '../../../../src/live/sandbox/live-program';
import type {SubscriptionServer} from '../stubs/graphql-ws';

/** How long an event may need from its cause: both are in this thread. */
const SETTLE_MS = 20;

/** Resolves when events that were caused before have arrived. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
}

/** Opens a subscription as graphql-ws does, without a socket. Resolves with what closes it. */
export async function openSubscription(
  server: SubscriptionServer,
  {query, variables, user}: LiveOperation,
  onEvent: (event: string) => void,
  onEnd: () => void,
): Promise<() => void> {
  const document = parse(query);
  const refused = validate(server.schema, document);
  if (refused.length > 0) throw new Error(refused.map(({message}) => message).join('\n'));
  const request = {user, headers: {}};
  const connection = {connectionParams: {}, extra: {request}};
  if ((await server.onConnect?.(connection)) === false) throw new Error('The server refuses the connection.');
  const contextValue: unknown =
    typeof server.context === 'function'
      ? await (server.context as (...args: unknown[]) => unknown)(connection, {}, {})
      : server.context;
  const events = await subscribe({
    schema: server.schema,
    document,
    variableValues: variables,
    operationName: getOperationAST(document)?.name?.value,
    contextValue,
  });
  if (!(Symbol.asyncIterator in events)) throw new Error(eventText(events));
  void deliver(events, onEvent).finally(onEnd);
  return () => void events.return(undefined);
}

async function deliver(
  events: AsyncIterable<ExecutionResult>,
  onEvent: (event: string) => void,
): Promise<void> {
  for await (const event of events) onEvent(eventText(event));
}

/** Over a socket data comes first. */
function eventText({data, errors, extensions}: ExecutionResult): string {
  return JSON.stringify({data, errors, extensions});
}
