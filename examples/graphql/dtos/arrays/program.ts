import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { AppModule } from './app.module';
import { Browser, System } from './ticket.dto';
import { Ticket } from './ticket.entity';

export default defineProgram({
  module: AppModule,
  seed: (app) =>
    app
      .get(DataSource)
      .getRepository(Ticket)
      .save([
        {
          browsers: [Browser.FIREFOX, Browser.SAFARI],
          mainBrowser: Browser.SAFARI,
          systems: [System.LINUX, System.MACOS],
          mainSystem: System.MACOS,
        },
      ]),
  schema: true,
  on: ['sqlite', 'postgres'],
  steps: [
    { operation: 'shared', sql: true },
    { operation: 'own', sql: true },
  ],
});
