import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Ticket } from './ticket.entity';
import {
  byDate,
  byKey,
  byNullable,
  byNullableDescending,
  byNullableOffset,
  byUntypedDate,
} from './walks';

const hour = 3_600_000;
const firstDay = Date.UTC(2026, 0, 5, 8);

export default defineProgram({
  module: AppModule,
  // Four tickets a day, an hour apart.
  seed: (app) =>
    app
      .get(DataSource)
      .getRepository(Ticket)
      .save(
        tickets.map(({ id, dueDate }, index) => ({
          id,
          dueDate,
          createdAt: new Date(
            firstDay + Math.floor(index / 4) * 24 * hour + (index % 4) * hour,
          ),
        })),
      ),
  on: ['sqlite', 'postgres'],
  steps: [
    { run: 'by-key', call: byKey },
    { run: 'typed', call: byDate },
    { run: 'untyped', call: byUntypedDate },
    { run: 'ascending', call: byNullable },
    { run: 'descending', call: byNullableDescending },
    { run: 'offset-backed', call: byNullableOffset },
  ],
});
