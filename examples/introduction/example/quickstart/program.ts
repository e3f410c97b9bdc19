import { defineProgram } from '../../../_harness/define-program';

export default defineProgram({
  main: () => import('./main'),
  schema: true,
  steps: [
    'create-ticket',
    'create-tickets',
    'all-tickets',
    'next-page',
    'open-tickets',
    'urgent-first',
    'ticket-by-id',
    'update-ticket',
    'delete-ticket',
    'update-tickets',
    'delete-tickets',
    { operation: 'title-too-short', fails: true },
    { operation: 'page-too-large', fails: true },
  ],
});
