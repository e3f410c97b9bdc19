import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {afterAll, afterEach, expect, it, vi} from 'vitest';
import {tslibRule} from './tslib';

const folder = mkdtempSync(path.join(tmpdir(), 'tslib-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('gives the installed package its one helper', () => {
  expect(tslibRule()).toHaveLength(1);
});

it('steps aside where more helpers are used', () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  writeFileSync(path.join(folder, 'index.js'), 'tslib_1.__importDefault(a); tslib_1.__importStar(b);');
  expect(tslibRule(folder)).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});
