import { DataSource } from 'typeorm';
import { defineProgram } from '../../_harness/define-program';
import { tickets } from '../../_harness/tracker-data';
import { Ticket } from '../without-validation-pipe/ticket';

export default defineProgram({
  main: () => import('./main'),
  seed: (app) =>
    app.get(DataSource).getRepository(Ticket).save(tickets.slice(0, 3)),
  steps: [{ operation: 'create-ticket', fails: true }],
});
