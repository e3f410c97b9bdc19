import { defineProgram } from '../../../../_harness/define-program';
import { latestFirst, soonestFirst } from './tickets';

export default defineProgram({
  steps: [
    {
      run: 'sort',
      call: () => ({
        soonestFirst: soonestFirst(),
        latestFirst: latestFirst(),
      }),
    },
  ],
});
