import {expect, test} from 'vitest';
import {readableStack} from './stack';

test('a stack says the reader’s files and the methods of the packages', () => {
  const stack = [
    "TypeError: Cannot read properties of undefined (reading 'id')",
    '    at Object.authorize (introduction/tutorial/validate/solution/ticket.dto.ts:48:63)',
    '    at DefaultAuthorizer.authorize (blob:null/0656148c-372f-46e9-aea8-a25fc72e8dba:91:163468)',
    '    at blob:null/0656148c-372f-46e9-aea8-a25fc72e8dba:91:116897',
    '    at resolveParamValue (blob:null/0656148c-372f-46e9-aea8-a25fc72e8dba:1078:83129)',
    '    at Array.map (<anonymous>)',
    '    at eval (introduction/tutorial/validate/solution/tracker.module.ts:17:22)',
    '  @Field() at the end',
  ];
  expect(readableStack(stack.join('\n')).split('\n')).toEqual([
    "TypeError: Cannot read properties of undefined (reading 'id')",
    '    at Object.authorize (ticket.dto.ts)',
    '    at DefaultAuthorizer.authorize',
    '    at tracker.module.ts',
    '  @Field() at the end',
  ]);
});
