import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {runInNewContext, Script} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {cutClient, cutShared} from './react-dom';
import {UNUSED_FEATURES} from './react-features';

const folder = path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const read = (name: string) => readFileSync(path.join(folder, 'cjs', name), 'utf8');
const react = read('react-dom-client.production.js');
const shared = read('react-dom.production.js');

/** The names of the functions at the top level of React, in order. */
const functionsOf = (source: string) =>
  Array.from(source.matchAll(/^function ([\w$]+)\(/gm), ([, name]) => name);

describe('React for the browser', () => {
  const cut = cutClient(react);

  it('is a script with all of its functions', () => {
    expect(() => new Script(`(function (exports, require) {${cut}})`)).not.toThrow();
    expect(functionsOf(cut)).toEqual(functionsOf(react));
  });

  it('says so where a feature is used that is left out', () => {
    const count = UNUSED_FEATURES.flatMap(({functions}) => functions).length;
    expect(cut.match(/\{throw Error\(featureLeftOut\);\}/g)).toHaveLength(count);
    expect(cut).toContain('left out of the site: plugins/weight/react-features.ts');
  });

  it('keeps all else, line by line', () => {
    const lines = new Set(react.split('\n'));
    const answers = UNUSED_FEATURES.flatMap((feature) => Object.keys(feature.answers ?? {}));
    const isKnown = (line: string) =>
      /featureLeftOut|false/.test(line) || answers.some((name) => line.startsWith(`function ${name}() {`));
    expect(cut.split('\n').filter((line) => !lines.has(line) && !isKnown(line))).toEqual([]);
  });
});

it('what the browser shares with the server exports no feature that is left out', () => {
  const exported = (source: string) => {
    const exports = {};
    runInNewContext(source, {exports, require: () => ({})});
    return Object.keys(exports);
  };
  const left = UNUSED_FEATURES.flatMap((feature) => feature.exports ?? []);
  expect(left.length).toBeGreaterThan(0);
  expect(exported(cutShared(shared))).toEqual(exported(shared).filter((name) => !left.includes(name)));
});

describe('another React stops the build:', () => {
  it('another version', () => {
    expect(() => cutClient(react.replace('exports.version = "19', 'exports.version = "20'))).toThrow(
      'React is not 19.3.1 any more',
    );
  });

  it('a function that is gone', () => {
    expect(() => cutClient(react.replaceAll('startViewTransition(', 'moveByView('))).toThrow(
      'React has function startViewTransition 0 times instead of once',
    );
  });

  it('an export that is gone', () => {
    expect(() => cutShared(shared.replace('exports.preinit =', 'exports.prepare ='))).toThrow(
      'React has exports.preinit 0 times instead of once',
    );
  });

  it('a class that is gone', () => {
    expect(() => cutClient(react.replaceAll('FragmentInstance.prototype', 'Group.prototype'))).toThrow(
      'React has no methods of FragmentInstance',
    );
  });

  it('a condition that stands elsewhere', () => {
    expect(() => cutClient(react.replace('(lanes & 335544064) === lanes', 'isTransition'))).toThrow(
      '6 times instead of 7',
    );
  });
});
