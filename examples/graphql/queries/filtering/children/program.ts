import {DataSource} from 'typeorm';
import {defineProgram} from '../../../../_harness/define-program';
import {labels, projects, ticketLabels, tickets} from '../../../../_harness/tracker-data';
import {AppModule} from './app.module';
import {Label, Project, Ticket} from './tracker';

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const {manager} = app.get(DataSource);
    await manager.save(Project, projects);
    await manager.save(Label, labels);
    await manager.save(
      Ticket,
      tickets.map(({id, title, priority, projectId}) => ({
        id,
        title,
        priority,
        project: {id: projectId},
        labels: ticketLabels.filter(({ticketId}) => ticketId === id).map(({labelId}) => ({id: labelId})),
      })),
    );
  },
  steps: ['parents-only', 'both', {operation: 'children-by-label', sql: true}],
});
