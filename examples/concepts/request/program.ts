import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../_harness/define-program';
import { rows } from '../../_harness/seed';
import { projects, tickets } from '../../_harness/tracker-data';
import { AppModule } from './app.module';
import { callService } from './call-service';
import { Project, Ticket } from './entities';
import { SqlLogger } from './sql.logger';
import { trail } from './trail';

async function seed(app: INestApplication): Promise<void> {
  await rows([Project, projects], [Ticket, tickets])(app);
  // Replaces the logger of the run, so that statements stand among the other lines.
  app.get(DataSource).logger = new SqlLogger();
}

export default defineProgram({
  module: AppModule,
  seed,
  steps: [
    'list',
    { run: 'list-trail', call: trail },
    'create',
    { run: 'create-trail', call: trail },
    { operation: 'create-refused', fails: true },
    { run: 'create-refused-trail', call: trail },
    { operation: 'unknown-field', fails: true },
    { run: 'unknown-field-trail', call: trail },
    { run: 'call-service', call: callService },
  ],
});
