import {DataSource} from 'typeorm';
import {defineProgram} from '../../../../_harness/define-program';
import {comments, tickets} from '../../../../_harness/tracker-data';
import {AppModule} from './app.module';
import {Comment, Ticket} from './entities';

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const {manager} = app.get(DataSource);
    await manager.save(
      Ticket,
      tickets.slice(0, 5).map(({id, title}) => ({id, title})),
    );
    await manager.save(
      Comment,
      comments.slice(0, 5).map(({id, body, ticketId}) => ({id, body, ticket: {id: ticketId}})),
    );
  },
  steps: [{operation: 'most-discussed', sql: true}],
});
