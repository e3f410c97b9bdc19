import { defineProgram } from '../../../../_harness/define-program';
import { startPostgres } from '../../../../_harness/postgres';
import { update } from './notes';

export default defineProgram({
  steps: [{ run: 'update', call: async () => update(await startPostgres()) }],
});
