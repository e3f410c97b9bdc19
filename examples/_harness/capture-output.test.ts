import {describe, expect, it} from 'vitest';
import {captureOutput} from './capture-output';

describe('a run', () => {
  it('records what was logged, then what was returned', async () => {
    const call = (): unknown => {
      console.log('%s tickets', 8);
      return {open: 4, first: {id: 1, dueDate: null}};
    };
    expect(await captureOutput({run: 'count', call}, undefined)).toBe(
      '8 tickets\n{ open: 4, first: { id: 1, dueDate: null } }\n',
    );
  });

  it('records text as it is, and nothing for nothing', async () => {
    expect(await captureOutput({run: 'text', call: () => 'SELECT 1'}, undefined)).toBe('SELECT 1\n');
    expect(await captureOutput({run: 'nothing', call: () => undefined}, undefined)).toBe('');
  });

  it('gives the console back, also after an error', async () => {
    const {log} = console;
    const call = (): never => {
      throw new Error('gone');
    };
    await expect(captureOutput({run: 'fails', call}, undefined)).rejects.toThrow('gone');
    expect(console.log).toBe(log);
  });

  it('records an error that the step foretells, and refuses one that does not come', async () => {
    const call = (): Promise<never> => Promise.reject(new RangeError('too many'));
    expect(await captureOutput({run: 'fails', throws: true, call}, undefined)).toBe('RangeError: too many\n');
    await expect(captureOutput({run: 'calm', throws: true, call: () => 1}, undefined)).rejects.toThrow(
      'The run "calm" says "throws: true" and did not throw',
    );
  });
});
