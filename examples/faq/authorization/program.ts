import {DataSource} from 'typeorm';
import {defineProgram} from '../../_harness/define-program';
import {labels, projects, tickets} from '../../_harness/tracker-data';
import {AppModule} from './app.module';
import {Label} from './label';
import {Project} from './project';
import {Ticket} from './ticket';

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const database = app.get(DataSource);
    await database
      .getRepository(Ticket)
      .insert(tickets.map(({id, title, assigneeId}) => ({id, title, assigneeId})));
    await database.getRepository(Label).insert(labels.slice(0, 2));
    await database
      .getRepository(Project)
      .insert(projects.map(({id, name, ownerId}) => ({id, name, ownerId})));
  },
  steps: [
    'own-tickets',
    'tickets-and-labels',
    'labels-and-tickets',
    'create-for-another',
    'project-for-another',
    'project-for-self',
    'create-comment',
    'no-authorization-context',
    'authorization-context',
  ],
});
