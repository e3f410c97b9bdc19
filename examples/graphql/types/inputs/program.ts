import { defineProgram } from '../../../_harness/define-program';
import { seed } from '../../relations/first/seed';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed,
  schema: true,
  steps: [
    'inspect-ticket',
    { operation: 'empty-id', fails: true },
    'count-tickets',
    'ticket-stats',
    'open-ticket',
    { operation: 'short-title', fails: true },
    'open-tickets',
    { operation: 'no-tickets', fails: true },
    'edit-ticket',
    'edit-tickets',
    { operation: 'edit-all', fails: true },
    'move-ticket',
    'tag-ticket',
    'edit-with-empty-list',
    'discard-ticket',
    'discard-tickets',
    { operation: 'discard-all', fails: true },
  ],
});
