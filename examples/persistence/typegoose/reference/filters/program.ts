import { defineProgram } from '../../../../_harness/define-program';
import { onMongoDb } from '../../../../_harness/mongodb';
import { comparisons, stored } from './tickets';

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-typegoose', 'MongoDB'],
  steps: [
    {
      run: 'comparisons',
      call: () =>
        onMongoDb('typegoose-filters', { tickets: stored }, comparisons),
    },
  ],
});
