import { defineProgram } from '../../../_harness/define-program';
import { runTests } from '../../../_harness/run-tests';

const test = (run: string, file: string) => ({
  run,
  call: () => runTests(require.resolve(file)),
});

export default defineProgram({
  steps: [
    test('unit', './ticket.service.spec'),
    test('consumer', './digest.service.spec'),
    test('resolver', './ticket.resolver.spec'),
    test('sqlite', './ticket.sqlite.spec'),
    test('http', './ticket.http.spec'),
  ],
});
