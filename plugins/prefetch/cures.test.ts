import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {PREFETCH_CURES} from './cures';

const core = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'));
const source = readFileSync(path.join(core, 'lib/client/docusaurus.js'), 'utf8');

it.each(PREFETCH_CURES)('the cure finds its place in the installed version once: $find', ({find}) => {
  expect(source.split(find)).toHaveLength(2);
});
