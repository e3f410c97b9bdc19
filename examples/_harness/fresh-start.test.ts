import {createRequire} from 'node:module';
import {afterEach, expect, it} from 'vitest';
import {freshStart} from './fresh-start';

const load = createRequire(__filename);
const startAfresh = freshStart();

afterEach(startAfresh);

it('takes away what a program left in globals, in the environment and at the process', () => {
  Reflect.set(globalThis, 'leftByProgram', true);
  process.env.LEFT_BY_PROGRAM = 'yes';
  process.env.TZ = 'Asia/Tokyo';
  process.on('SIGTERM', () => undefined);
  startAfresh();
  expect(Reflect.has(globalThis, 'leftByProgram')).toBe(false);
  expect(process.env.LEFT_BY_PROGRAM).toBeUndefined();
  expect(process.env.TZ).not.toBe('Asia/Tokyo');
  expect(process.listenerCount('SIGTERM')).toBe(0);
});

it('lets modules be loaded again', () => {
  const before: unknown = load('rxjs');
  expect(load('rxjs')).toBe(before);
  startAfresh();
  expect(load('rxjs')).not.toBe(before);
});
