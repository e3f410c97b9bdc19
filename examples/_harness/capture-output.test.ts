import {expect, it} from 'vitest';
import {captureOutput} from './capture-output';

it('refuses a run that foretells an error which does not come, and gives the console back', async () => {
  const {log} = console;
  await expect(captureOutput({run: 'calm', throws: true, call: () => 1}, undefined)).rejects.toThrow(
    'The run "calm" says "throws: true" and did not throw',
  );
  expect(console.log).toBe(log);
});
