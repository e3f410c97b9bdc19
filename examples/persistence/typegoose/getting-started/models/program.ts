import { defineProgram } from '../../../../_harness/define-program';
import { nullWatchers } from './null-watchers';
import { castInvalidId, idOfTicket, paths, secondClass } from './tickets';

export default defineProgram({
  steps: [
    { run: 'paths', call: paths },
    { run: 'null-watchers', call: nullWatchers },
    { run: 'id', call: idOfTicket },
    { run: 'second', call: secondClass },
    { run: 'cast', call: castInvalidId, throws: true },
  ],
});
