import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import {
  comments,
  labels,
  ticketLabels,
  tickets,
} from '../../../_harness/tracker-data';
import {
  Comment,
  Label,
  Ticket,
} from '../../queries/filter-options/depth/entities';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const { manager } = app.get(DataSource);
    await manager.save(Label, labels);
    await manager.save(
      Ticket,
      tickets.map(({ id, title }) => ({
        id,
        title,
        labels: ticketLabels
          .filter(({ ticketId }) => ticketId === id)
          .map(({ labelId }) => ({ id: labelId })),
      })),
    );
    await manager.save(
      Comment,
      comments.map(({ id, body, ticketId }) => ({
        id,
        body,
        ticket: { id: ticketId },
      })),
    );
  },
  steps: [
    { operation: 'commented-bugs', sql: true },
    'pages-of-commented-bugs',
    'from-the-root',
  ],
});
