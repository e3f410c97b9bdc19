import {DataSource} from 'typeorm';
import {defineProgram} from '../../../_harness/define-program';
import {AppModule} from './app.module';
import {Ticket} from './ticket';

export default defineProgram({
  module: AppModule,
  seed: (app) =>
    app
      .get(DataSource)
      .getRepository(Ticket)
      .save([{effort: {hours: 2}}, {effort: {hours: 8}}]),
  steps: ['all', 'by-hours'],
});
