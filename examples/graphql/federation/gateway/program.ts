import { defineProgram } from '../../../_harness/define-program';
import { startProgram } from '../../../_harness/start-program';

export default defineProgram({
  main: async () => {
    process.env.PROJECTS_URL = await startProgram(
      require.resolve('../projects/program'),
    );
    process.env.TICKETS_URL = await startProgram(
      require.resolve('../tickets/program'),
    );
    await import('./main');
  },
  steps: ['projects', 'tickets', 'both', 'deleted-project'],
});
