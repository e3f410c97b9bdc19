import { defineProgram } from '../../../_harness/define-program';
import { seed } from '../../relations/first/seed';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed,
  steps: [
    'inspect-ticket',
    'empty-id',
    'count-tickets',
    'ticket-stats',
    'open-ticket',
    'short-title',
    'open-tickets',
    'no-tickets',
    'edit-ticket',
    'edit-tickets',
    'edit-all',
    'move-ticket',
    'tag-ticket',
    'edit-with-empty-list',
    'discard-ticket',
    'discard-tickets',
    'discard-all',
  ],
});
