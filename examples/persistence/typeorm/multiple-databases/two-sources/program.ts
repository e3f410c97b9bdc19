import { defineProgram } from '../../../../_harness/define-program';
import {
  AppModule,
  ArchivedTickets,
  ByToken,
  LiveTickets,
  whichOne,
} from './modules';

export default defineProgram({
  module: AppModule,
  steps: [
    {
      run: 'which',
      call: (app) =>
        whichOne(
          app.get(LiveTickets),
          app.get(ArchivedTickets),
          app.get(ByToken),
        ),
    },
  ],
});
