import path from 'node:path';
import logger from '@docusaurus/logger';
import {expect, it, vi} from 'vitest';
import {stagedEntry} from './staged-start';

it("starts Docusaurus' own entry, and steps aside for another form of it", () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const own = path.join(
    path.dirname(require.resolve('@docusaurus/core/package.json')),
    'lib/client/clientEntry.js',
  );
  expect(stagedEntry(own).resolve?.alias).toMatchObject({'@site-entry$': own});
  expect(warn).not.toHaveBeenCalled();
  expect(stagedEntry({main: own})).toEqual({});
  expect(stagedEntry('/elsewhere/entry.js')).toEqual({});
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});
