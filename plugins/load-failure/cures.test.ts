import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {NAVIGATION_CURES} from './cures';

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('@docusaurus/core/lib/client/PendingNavigation.js'), 'utf8');

it.each(NAVIGATION_CURES)('the cure finds its place in the installed version once: $ill', ({find}) => {
  expect(source.split(find)).toHaveLength(2);
});
