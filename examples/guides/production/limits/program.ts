import type { INestApplication } from '@nestjs/common';
import { endpoint } from '../../../_harness/boot';
import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { Label, Project, Ticket } from '../../tenants/entities';
import { ofTenants } from '../../tenants/seed';
import { AppModule } from './app.module';
import { overHttp } from './over-http';
import { overSocket } from './over-socket';

const socketOf = async (app: INestApplication) =>
  (await endpoint(app)).replace('http', 'ws');

export default defineProgram({
  module: AppModule,
  seed: rows(
    [Project, ofTenants.projects],
    [Label, ofTenants.labels],
    [Ticket, ofTenants.tickets],
  ),
  steps: [
    { run: 'http', call: async (app) => overHttp(await endpoint(app)) },
    { run: 'socket', call: async (app) => overSocket(await socketOf(app)) },
  ],
});
