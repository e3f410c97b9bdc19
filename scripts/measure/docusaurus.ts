import {createRequire} from 'node:module';
import path from 'node:path';
import {ROOT} from '../../tests/browser/sites';

/** The program of Docusaurus, to be run by Node.js itself: a shell or npx would be measured too. */
export const DOCUSAURUS = createRequire(path.join(ROOT, 'package.json')).resolve(
  '@docusaurus/core/bin/docusaurus.mjs',
);
