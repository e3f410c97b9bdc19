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

it('lets what holds registries be loaded again, with what loaded it, and keeps the rest', () => {
  const names = ['@nestjs/graphql', '@nestjs/apollo', '@ptc-org/nestjs-query-core', 'rxjs', 'graphql'];
  const [registry, loader, library, ...rest] = names.map((name) => load(name) as unknown);
  startAfresh();
  const [registryAgain, loaderAgain, libraryAgain, ...restAgain] = names.map((name) => load(name) as unknown);
  expect(registryAgain).not.toBe(registry);
  expect(loaderAgain).not.toBe(loader);
  expect(libraryAgain).not.toBe(library);
  expect(restAgain.map((module, index) => module === rest[index])).toEqual([true, true]);
});
