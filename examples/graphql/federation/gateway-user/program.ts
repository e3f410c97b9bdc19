import { defineProgram } from '../../../_harness/define-program';
import { startCompanion } from '../../../_harness/start-companion';

export default defineProgram({
  main: async () => {
    process.env.TICKETS_URL = await startCompanion(
      require.resolve('../secured/program'),
    );
    await import('./main');
  },
  steps: ['own-tickets'],
});
