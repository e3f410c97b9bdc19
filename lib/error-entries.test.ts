import {expect, test} from 'vitest';
import {entriesBeginningLike} from './error-entries';

test('the entries that a line of the logger is like are found by its message', () => {
  const entry = {id: 'reading-id', texts: ["Cannot read properties of undefined (reading 'id')"]};
  const others = [{id: 'other', texts: ['Unable to find … with id: …']}];
  for (const before of [
    '',
    'TypeError: ',
    '[Nest] 123  - 01/31/2026, 9:00:00 AM   ERROR [ExceptionsHandler] ',
    '[Nest] 123  - 01/31/2026, 9:00:00 AM   ERROR [ExceptionsHandler] TypeError: ',
  ]) {
    const line = `${before}Cannot read properties of undefined (reading 'user')`;
    expect(entriesBeginningLike(line, [entry, ...others]), before).toEqual([entry]);
  }
});
