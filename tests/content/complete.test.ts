import path from 'node:path';
import {expect, test} from 'vitest';
import {readPages} from '../../lib/pages';
import {filesBelow} from '../../plugins/samples/example-files';
import {expectNone} from '../expect-none';
import {compileFaults, copiedFrom} from './complete';

const examples = path.resolve('examples');

test(
  'what readers can copy from a page compiles in a project of "nest new"',
  {timeout: 180_000},
  async () => {
    const pages = await readPages();
    const copied = pages.flatMap((page) => copiedFrom(page, filesBelow('examples')));
    expect(copied.length).toBeGreaterThan(100);
    expectNone(compileFaults(copied, examples));
  },
);
