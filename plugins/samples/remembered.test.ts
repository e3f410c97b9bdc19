import {expect, it} from 'vitest';
import {rememberedFiles} from './files';

it('what was read is not read again, there or not', () => {
  const asked: string[] = [];
  const files = rememberedFiles({
    read: (path) => {
      asked.push(path);
      return path === 'a.ts' ? 'text' : undefined;
    },
    list: (folder) => {
      asked.push(folder);
      return ['a.ts'];
    },
  });
  for (let time = 0; time < 2; time++) {
    expect(files.read('a.ts')).toBe('text');
    expect(files.read('b.ts')).toBeUndefined();
    expect(files.list('')).toEqual(['a.ts']);
  }
  expect(asked).toEqual(['a.ts', 'b.ts', '']);
});
