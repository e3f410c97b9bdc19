import {DataSource} from 'typeorm';
import {defineProgram} from '../../../../_harness/define-program';
import {comments, tickets} from '../../../../_harness/tracker-data';
import {AppModule} from './app.module';
import {Comment, Ticket} from './entities';

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const {manager} = app.get(DataSource);
    await manager.save(Ticket, tickets);
    await manager.save(
      Comment,
      comments.map(({ticketId, ...comment}) => ({...comment, ticket: {id: ticketId}})),
    );
  },
  steps: [
    {operation: 'own-comments', sql: true},
    {operation: 'probe', sql: true},
    {operation: 'probe-refused', invalid: true},
  ],
});
