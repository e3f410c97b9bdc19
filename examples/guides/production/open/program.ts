import { endpoint } from '../../../_harness/boot';
import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { Label, Project, Ticket } from '../../tenants/entities';
import { ofTenants } from '../../tenants/seed';
import { overSocket } from '../limits/over-socket';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed: rows(
    [Project, ofTenants.projects],
    [Label, ofTenants.labels],
    [Ticket, ofTenants.tickets],
  ),
  steps: [
    // #region open
    {
      run: 'socket',
      call: async (app) =>
        overSocket((await endpoint(app)).replace('http', 'ws')),
    },
    // #endregion
  ],
});
