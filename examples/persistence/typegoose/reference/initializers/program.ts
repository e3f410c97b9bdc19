import { defineProgram } from '../../../../_harness/define-program';
import { onMongoDb } from '../../../../_harness/mongodb';
import { rename } from './ticket';

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-typegoose', 'MongoDB'],
  steps: [
    {
      run: 'rename',
      call: () => onMongoDb('typegoose-initializers', {}, rename),
    },
  ],
});
