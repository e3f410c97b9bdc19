import { defineProgram } from '../../../../_harness/define-program';
import { messagesOf } from '../../../../_harness/messages';
import { conditions, refused } from './samples';

// Without a server: only what the adapter does before it sends something.
export default defineProgram({
  needs: ['@ptc-org/nestjs-query-typegoose'],
  steps: [
    { run: 'conditions', call: conditions },
    { run: 'refused', call: () => messagesOf(refused, undefined) },
  ],
});
