import { defineProgram } from '../../../_harness/define-program';
import { whatArrives } from './what-arrives';

export default defineProgram({
  steps: [{ run: 'what-arrives', call: whatArrives }],
});
