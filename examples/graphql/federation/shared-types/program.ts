import { defineProgram } from '../../../_harness/define-program';
import { compose } from './compose';
import { EffortDTO, SharedEffortDTO } from './effort';

export default defineProgram({
  steps: [
    { run: 'not-shareable', call: () => compose(EffortDTO), throws: true },
    { run: 'shareable', call: () => compose(SharedEffortDTO) },
  ],
});
