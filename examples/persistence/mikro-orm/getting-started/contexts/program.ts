import { MikroORM } from '@mikro-orm/core';
import { getMikroORMToken } from '@mikro-orm/nestjs';
import { NestFactory } from '@nestjs/core';
import { defineProgram } from '../../../../_harness/define-program';
import { singleConnectionOfMikroOrm } from '../../../../_harness/single-connection';
import { startPostgres } from '../../../../_harness/postgres';
import { tickets } from '../../../../_harness/tracker-data';

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mikro-orm'],
  main: async () => {
    process.env.TRACKER_URL = await startPostgres();
    process.env.ARCHIVE_URL = await startPostgres();
    singleConnectionOfMikroOrm(MikroORM);
    const { AppModule } = await import('./app.module');
    const app = await NestFactory.create(AppModule);
    await app.listen(3000);
  },
  seed: async (app) => {
    const tracker = app.get<MikroORM>(getMikroORMToken('tracker'));
    await tracker.schema.createSchema();
    await tracker.em.fork().insertMany(
      'Ticket',
      tickets.map(({ id, title, status, priority, createdAt }) => ({
        id,
        title,
        status,
        priority,
        createdAt,
      })),
    );
    const archive = app.get<MikroORM>(getMikroORMToken('archive'));
    await archive.schema.createSchema();
    await archive.em
      .fork()
      .insertMany('ArchivedTicket', [{ id: 1, title: 'Closed in 2025' }]);
  },
  steps: ['both'],
});
