import { defineProgram } from '../../../../_harness/define-program';
import { knownLeaks } from '../../../../_sweep/known';
import { onSqlite } from '../../../../_sweep/stacks/typeorm';

export default defineProgram({
  // #region known
  steps: [{ run: 'known', call: () => knownLeaks(onSqlite) }],
  // #endregion
});
