import {
  defineProgram,
  type RunStep,
} from '../../../../_harness/define-program';
import { onMongoDb } from '../../../../_harness/mongodb';
import {
  aggregates,
  arrays,
  comparisons,
  emptyComparison,
  ofNobody,
  stored,
  unconverted,
} from './tickets';

const step = (run: string, call: () => unknown): RunStep<undefined> => ({
  run,
  call: () => onMongoDb('mongoose-filters', { tickets: stored }, call),
});

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mongoose', 'MongoDB'],
  steps: [
    step('comparisons', comparisons),
    step('arrays', arrays),
    step('aggregates', aggregates),
    step('unconverted', unconverted),
    step('of-nobody', ofNobody),
    step('empty', emptyComparison),
  ],
});
