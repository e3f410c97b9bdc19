import { defineProgram } from '../../../_harness/define-program';
import { startPostgres } from '../../../_harness/postgres';
import { rows } from '../../../_harness/seed';
import { Ticket } from './ticket';

export default defineProgram({
  main: async () => {
    await startPostgres();
    await import('./main');
  },
  seed: rows([
    Ticket,
    [
      { views: '12', cost: '9.50' },
      { views: '9007199254740993', cost: '100.25' },
    ],
  ]),
  steps: ['as-text', { operation: 'as-int', fails: true }],
});
