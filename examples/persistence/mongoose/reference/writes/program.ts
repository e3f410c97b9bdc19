import { defineProgram } from '../../../../_harness/define-program';
import { onMongoDb } from '../../../../_harness/mongodb';
import { middleware, stored } from './tickets';

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mongoose', 'MongoDB'],
  steps: [
    {
      run: 'middleware',
      call: () => onMongoDb('mongoose-writes', { tickets: stored }, middleware),
    },
  ],
});
