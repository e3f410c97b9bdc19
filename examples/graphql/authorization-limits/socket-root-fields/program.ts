import { endpoint } from '../../../_harness/boot';
import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { projects, tickets, users } from '../../../_harness/tracker-data';
import { Project, Ticket, User } from '../../authorization/owner/entities';
import { AppModule } from './app.module';
import { send } from './send';

export default defineProgram({
  module: AppModule,
  seed: rows([User, users], [Project, projects], [Ticket, tickets]),
  steps: [
    {
      run: 'two-root-fields',
      call: async (app) => send((await endpoint(app)).replace('http', 'ws')),
    },
  ],
});
