/**
 * The worker that knows the types: one of the page's own, which reads code and runs none. TypeScript is the file that
 * edits are compiled by, so that it is fetched once.
 */
import * as v from 'valibot';
import type ts from 'typescript';
import {LONGEST_PIECE} from '../../../../src/live/sandbox/limits';
import type {Declarations, TypeWorkerMessage} from '../../../../src/live/types/type-messages';
import {TypeRequest, TypeRequests, TypeWorkerStart} from '../../../../src/live/types/type-messages';
import {TypeService} from './service';

declare function importScripts(address: string): void;
declare function postMessage(message: TypeWorkerMessage): void;

let service: TypeService | undefined;

/** Reads TypeScript and the declarations: the first message. */
function start(data: unknown): void {
  const {compiler, declarations} = v.parse(TypeWorkerStart, data);
  const module = {exports: {} as {typescript: typeof ts}};
  Object.assign(globalThis, {module});
  importScripts(compiler);
  service = new TypeService(module.exports.typescript, JSON.parse(declarations) as Declarations);
  postMessage({kind: 'ready'});
}

function answer(known: TypeService, data: unknown): void {
  const {id, name, content} = v.parse(TypeRequest, data);
  try {
    const handle = known[name].bind(known) as (content: unknown) => unknown;
    postMessage({kind: 'answer', id, answer: handle(v.parse(TypeRequests[name], content))});
  } catch (error) {
    postMessage({kind: 'error', id, message: messageOf(error)});
  }
}

const messageOf = (error: unknown): string => String(error).slice(0, LONGEST_PIECE);

addEventListener('message', ({data}: MessageEvent<unknown>) => {
  if (service) {
    answer(service, data);
    return;
  }
  try {
    start(data);
  } catch (error) {
    postMessage({kind: 'error', message: messageOf(error)});
  }
});
