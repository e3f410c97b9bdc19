import {describe, expect, it} from 'vitest';
import {failedTests, fixCounts, npmFailure, npmReason, skippedSavings, tail, unfitPeer} from './output';

/** What npm 11 prints. */
const UNPUBLISHED = `npm error code ETARGET
npm error notarget No matching version found for @docsearch/core@5.2.0.
npm error notarget In most cases you or one of your dependencies are requesting a package version that doesn't exist.
npm error A complete log of this run can be found in: /logs/1.log`;
const CONFLICT = `npm error code ERESOLVE
npm error ERESOLVE could not resolve
npm error
npm error While resolving: site@1.0.0`;
const REFUSED = `npm error FetchError: request to http://127.0.0.1:1/react failed, reason: connect ECONNREFUSED 127.0.0.1:1
npm error   errno: 'ECONNREFUSED',`;
const UNKNOWN_HOST = `npm error code ENOTFOUND
npm error syscall getaddrinfo
npm error network request to http://registry.invalid/react failed
npm error network This is a problem related to network connectivity.`;

it('the first peer that does not fit is named', () => {
  const output = `${CONFLICT}\nnpm error Could not resolve dependency:\nnpm error peer typeorm@"^0.3.15" from a@9.4.0\nnpm error peer b@"1" from c@2`;
  expect(unfitPeer(output)).toBe('typeorm@"^0.3.15" from a@9.4.0');
  expect(unfitPeer(REFUSED)).toBeUndefined();
});

describe('a failure of npm', () => {
  it.each([
    ['unpublished', UNPUBLISHED],
    [
      'unpublished',
      'npm error code E404\nnpm error 404 Not Found - GET http://registry.invalid/x - Not found',
    ],
    ['network', REFUSED],
    ['network', UNKNOWN_HOST],
    ['network', 'npm error code E503\nnpm error 503 Service Unavailable'],
    ['other', CONFLICT],
    ['other', ''],
  ])('is of the kind %j', (kind, output) => {
    expect(npmFailure(output)).toBe(kind);
  });

  it('is told in one line', () => {
    expect(npmReason(UNPUBLISHED)).toBe('No matching version found for @docsearch/core@5.2.0.');
    expect(npmReason(CONFLICT)).toBe('could not resolve');
    expect(npmReason(UNKNOWN_HOST)).toBe('request to http://registry.invalid/react failed');
    expect(npmReason(REFUSED)).toContain('ECONNREFUSED');
    expect(npmReason('')).toBe('npm said nothing');
  });
});

it('the savings that a build left out, each once', () => {
  const warning = (text: string) =>
    `\u001B[33m[WARNING]\u001B[39m plugins/bundle-size/${text}. The saving is left out;`;
  const output = [
    warning('head.ts: react-helmet-async is 3.0.0'),
    'Compiled',
    warning('chunks.ts: no module belongs to a'),
    warning('head.ts: again'),
  ].join('\n');
  expect(skippedSavings(output)).toEqual(['chunks', 'head']);
  expect(skippedSavings('Finished build')).toEqual([]);
});

it('the fixes that fit and those that do not', () => {
  const output = 'fits    a.js\n        without it    MISSES nothing\nMISSES  b.js\nfits    c.js\n';
  expect(fixCounts(output)).toEqual({fit: 2, missed: 1});
});

it('the tests that failed, each once', () => {
  const output = [
    ' \u001B[31mFAIL\u001B[39m  |content| a.test.ts > it works',
    ' FAIL  |content| a.test.ts > it works',
    '  ✓   1 b.spec.ts:1:1 › opens (1s)',
    '  ✘   2 b.spec.ts:9:1 › closes (1s)',
    ' Tests  1 failed',
  ].join('\n');
  expect(failedTests(output)).toEqual(['|content| a.test.ts > it works', 'b.spec.ts:9:1 › closes (1s)']);
});

it('the end of an output, without colors, stacks and the length of generated lines', () => {
  expect(
    tail(
      'Error: gone\n    at async f (/a/b.js:1:2)\n    at async Promise.all (index 1)\n  │  at /c.js:3:4 {\nat last',
    ),
  ).toBe('Error: gone\nat last');
  expect(tail('a\nb\n\u001B[31mc\u001B[39m\n\n', 2)).toBe('b\nc');
  expect(tail('x'.repeat(400))).toBe(`${'x'.repeat(300)} …`);
});
