import { defineProgram } from '../../../_harness/define-program';

export default defineProgram({
  main: () => import('./main'),
  steps: [
    'create-ticket',
    'create-tickets',
    'all-tickets',
    'next-page',
    'open-tickets',
    'urgent-first',
    'ticket-by-id',
    'update-ticket',
    'update-tickets',
    'delete-ticket',
    'delete-tickets',
    'title-too-short',
    'page-too-large',
  ],
});
