import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { byKey, indexed, notIndexed } from './plans';
import { Ticket } from './ticket.entity';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      entities: [Ticket],
      synchronize: true,
    }),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const source = app.get(DataSource);
    await source.query(`INSERT INTO ticket (id, priority, votes)
      WITH RECURSIVE ids(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM ids WHERE id < 20000)
      SELECT id, id % 6, id % 6 FROM ids`);
    await source.query('ANALYZE ticket');
  },
  on: ['sqlite', 'postgres'],
  steps: [
    { run: 'by-key', call: byKey },
    { run: 'indexed', call: indexed },
    { run: 'not-indexed', call: notIndexed },
  ],
});
