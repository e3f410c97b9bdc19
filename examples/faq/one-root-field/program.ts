import {DataSource} from 'typeorm';
import {defineProgram} from '../../_harness/define-program';
import {tickets} from '../../_harness/tracker-data';
import {Ticket} from '../authorization/ticket';
import {AppModule} from './app.module';

export default defineProgram({
  module: AppModule,
  seed: (app) =>
    app
      .get(DataSource)
      .getRepository(Ticket)
      .insert(tickets.map(({id, title, assigneeId}) => ({id, title, assigneeId}))),
  steps: ['tickets-and-labels', 'hidden-in-a-fragment', 'own-tickets'],
});
