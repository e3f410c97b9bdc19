import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {isPublishedUntested, workflowFaults} from './workflows';

const FOLDER = '.github/workflows';

/** What a job may write, by file and job. */
const ALLOWED: Record<string, Record<string, string[]>> = {
  // Publishes the pages, which GitHub grants only to who can prove which workflow it is.
  'deploy.yml': {publish: ['pages', 'id-token']},
};

it('no workflow can be misused', () => {
  const files = readdirSync(FOLDER);
  expect(Object.keys(ALLOWED).filter((file) => !files.includes(file))).toEqual([]);
  expect(
    files.flatMap((file) =>
      workflowFaults(file, readFileSync(`${FOLDER}/${file}`, 'utf8'), ALLOWED[file] ?? {}),
    ),
  ).toEqual([]);
});

it('nothing is published that has not passed the tests', () => {
  const deploy = readFileSync(`${FOLDER}/deploy.yml`, 'utf8');
  expect(isPublishedUntested(deploy)).toBe(false);
  expect(isPublishedUntested(deploy.replace('    needs: test\n', ''))).toBe(true);
});

describe('a workflow', () => {
  const digest = 'a'.repeat(40);
  const good = `on: {pull_request: {}, push: {}}
permissions:
  contents: read
jobs:
  test:
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@${digest} # v4.2.2
        with: {persist-credentials: false}
      - run: npm ci
`;

  it('is good as it should be', () => {
    expect(workflowFaults('a.yml', good, {})).toEqual([]);
  });

  it.each([
    ['pull_request:', 'pull_request_target:', 'gives strangers its rights'],
    ['contents: read', 'contents: write', 'begin with'],
    ['permissions:\n  contents: read\n', '', 'begin with'],
    [' # v4.2.2', '', 'by its digest'],
    [digest, 'v4', 'by its digest'],
    ['{persist-credentials: false}', '{fetch-depth: 0}', 'leaves its token'],
    ['timeout-minutes: 5', 'permissions: {packages: write}\n    timeout-minutes: 5', 'may write packages'],
    ['timeout-minutes: 5', 'permissions: write-all\n    timeout-minutes: 5', 'may write write-all'],
    ['    timeout-minutes: 5\n', '', 'has no end'],
    ['npm ci', 'npm ci ${{ github.head_ref }}', 'puts an expression into a script'],
    ['npm ci', 'npm ci\n        env: {TOKEN: "${{ secrets.TOKEN }}"}', 'reaches a secret'],
  ])('is faulty with %j changed to %j', (from, to, fault) => {
    expect(good).toContain(from);
    expect(workflowFaults('a.yml', good.replace(from, to), {})).toEqual([expect.stringContaining(fault)]);
  });

  it('is faulty where something is allowed that no job does', () => {
    expect(workflowFaults('a.yml', good, {test: ['pages'], gone: []})).toEqual([
      expect.stringContaining('job test may write nothing, not pages'),
      expect.stringContaining('there is no job gone'),
    ]);
  });
});
