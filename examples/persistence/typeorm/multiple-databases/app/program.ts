import { getDataSourceToken, getRepositoryToken } from '@nestjs/typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { archiveAll } from './archive';
import { AuditService } from './audit.service';
import { AUDIT } from './data-sources';
import { listTables } from './tables';
import { Ticket } from './ticket';

export default defineProgram({
  module: AppModule,
  seed: (app) =>
    app.get(getRepositoryToken(Ticket), { strict: false }).save(tickets),
  steps: [
    {
      run: 'tables',
      call: (app) =>
        listTables(
          app.get(getDataSourceToken()),
          app.get(getDataSourceToken(AUDIT)),
        ),
    },
    'create-entry',
    'both',
    {
      run: 'archive',
      call: (app) => archiveAll(app.get(AuditService, { strict: false })),
    },
  ],
});
