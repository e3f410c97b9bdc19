import {expect, test} from 'vitest';
import {readableStack, withStack} from './stack';

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

test('in Firefox it does so, too, after what the error says', () => {
  const blob = 'blob:null/0656148c-372f-46e9-aea8-a25fc72e8dba:91:163468';
  const stack = [
    'deep@introduction/getting-started/ticket.dto.ts:15:3',
    'anonymous@introduction/getting-started/ticket.dto.ts:17:7',
    `y6r/<.boot<@${blob}`,
    `resolve@${blob}`,
  ].join('\n');
  const error = {name: 'TypeError', message: 'x is undefined', stack: `${stack}\n`};
  expect(readableStack(withStack(error)).split('\n')).toEqual([
    'TypeError: x is undefined',
    '    at deep (ticket.dto.ts)',
    '    at ticket.dto.ts',
  ]);
  const chromium = 'Error: told once\n    at eval (a/b.ts:1:2)';
  expect(withStack({name: 'Error', message: 'told once', stack: chromium})).toBe(chromium);
});
