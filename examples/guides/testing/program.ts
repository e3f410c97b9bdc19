import { defineProgram } from '../../_harness/define-program';
import { runTests } from '../../_harness/run-tests';

const test = (run: string, file: string) => ({
  run,
  call: () => runTests(require.resolve(file)),
});

export default defineProgram({
  steps: [
    test('fake', './app.fake.spec'),
    test('e2e', './app.e2e.spec'),
    test('global-guard', './global-guard.spec'),
  ],
});
