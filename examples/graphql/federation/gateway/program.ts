import { defineProgram } from '../../../_harness/define-program';
import { startCompanion } from '../../../_harness/start-companion';

export default defineProgram({
  main: async () => {
    process.env.PROJECTS_URL = await startCompanion(
      require.resolve('../projects/program'),
    );
    process.env.TICKETS_URL = await startCompanion(
      require.resolve('../tickets/program'),
    );
    await import('./main');
  },
  steps: [
    'projects',
    'tickets',
    'both',
    { operation: 'deleted-project', fails: true },
  ],
});
