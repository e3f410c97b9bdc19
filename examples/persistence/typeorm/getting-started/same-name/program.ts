import { defineProgram } from '../../../../_harness/define-program';
import { AppModule, seatOf, TrainService } from './modules';

export default defineProgram({
  module: AppModule,
  steps: [
    { run: 'seat', call: (app) => seatOf(app.get(TrainService)), throws: true },
  ],
});
