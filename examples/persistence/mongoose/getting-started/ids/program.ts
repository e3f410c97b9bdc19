import { defineProgram } from '../../../../_harness/define-program';
import { castInvalidId, idOfTicket } from './tickets';

export default defineProgram({
  steps: [
    { run: 'id', call: idOfTicket },
    { run: 'cast', call: castInvalidId, throws: true },
  ],
});
