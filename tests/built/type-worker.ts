import {createContext, runInContext} from 'node:vm';
import type {
  TypeAnswer,
  TypeRequestContent,
  TypeRequestName,
  TypeWorkerMessage,
} from '../../src/live/types/type-messages';
import {liveText} from '../live-files';

/** The worker's script in a global scope as bare as that of a worker; what it sends for a request is what this returns. */
export function startWorker(): <Name extends TypeRequestName>(
  name: Name,
  content: TypeRequestContent<Name>,
) => TypeAnswer<Name> {
  let receive: (event: {data: unknown}) => void = () => undefined;
  const sent: TypeWorkerMessage[] = [];
  const context = createContext({
    performance,
    addEventListener: (_: string, listener: typeof receive) => (receive = listener),
    // As between threads: what cannot be cloned is told.
    postMessage: (message: TypeWorkerMessage) => sent.push(structuredClone(message)),
    importScripts: (name: string) => void runInContext(liveText(name), context),
  });
  runInContext(liveText('types'), context);
  receive({data: {compiler: 'compiler', declarations: liveText('declarations')}});
  return (name, content) => {
    receive({data: {id: 1, name, content}});
    const last = sent.at(-1);
    if (last?.kind !== 'answer') throw new Error(JSON.stringify(last));
    return last.answer as never;
  };
}
