import { defineProgram } from '../../../../_harness/define-program';
import { onMongoDb } from '../../../../_harness/mongodb';
import { related } from '../../../../_harness/mongodb-data';
import { queries, withoutJustOne } from './tickets';

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mongoose', 'MongoDB'],
  steps: [
    {
      run: 'queries',
      call: () => onMongoDb('mongoose-loading', related, queries),
    },
    {
      run: 'without-just-one',
      call: () => onMongoDb('mongoose-loading', related, withoutJustOne),
    },
  ],
});
