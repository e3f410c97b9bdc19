import { defineProgram } from '../../../_harness/define-program';
import { startProgram } from '../../../_harness/start-program';

export default defineProgram({
  main: async () => {
    process.env.TICKETS_URL = await startProgram(
      require.resolve('../secured/program'),
    );
    await import('./main');
  },
  steps: ['own-tickets'],
});
