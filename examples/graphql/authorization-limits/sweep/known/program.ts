import { defineProgram } from '../../../../_harness/define-program';
import { knownLeaks } from '../../../../_sweep/known';

export default defineProgram({
  // #region known
  steps: [{ run: 'known', call: knownLeaks }],
  // #endregion
});
