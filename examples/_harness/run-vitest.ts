import {execFile} from 'node:child_process';
import {basename, dirname, join} from 'node:path';
import {examplesRoot} from './paths';

interface Report {
  testResults: {
    message: string;
    assertionResults: {title: string; status: string; failureMessages: string[]}[];
  }[];
}

/** Runs a compiled test file in Vitest, with its globals. Returns one line a test; rejects with the failures where one fails. */
export async function runVitest(file: string): Promise<string> {
  const {testResults} = JSON.parse(await reportOf(file)) as Report;
  const tests = testResults.flatMap(({assertionResults}) => assertionResults);
  const failures = [
    ...testResults.map(({message}) => message),
    ...tests.flatMap(({title, failureMessages}) => failureMessages.map((message) => `${title}: ${message}`)),
  ].filter(Boolean);
  if (failures.length > 0 || tests.length === 0) throw new Error(failures.join('\n') || 'No test ran.');
  return tests.map(({title, status}) => `${status === 'passed' ? '✔' : '-'} ${title}`).join('\n');
}

function reportOf(file: string): Promise<string> {
  const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
  const config = join(examplesRoot, '_harness/vitest.config.mjs');
  const options = ['run', '--reporter=json', `--root=${dirname(file)}`, `--config=${config}`, basename(file)];
  return new Promise((resolve, reject) => {
    // Fails with 1 where a test does, which the report says.
    execFile(process.execPath, [vitest, ...options], (error, stdout, stderr) =>
      stdout.startsWith('{') ? resolve(stdout) : reject(error ?? new Error(stderr)),
    );
  });
}
