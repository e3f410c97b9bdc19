import {join} from 'node:path';
import type {Config, Plugin} from '@docusaurus/types';
import loaderContext from '../../../plugins/loader-context';
import {remarkSamples} from '../../../plugins/samples/remark-samples';

const theme: Plugin = {name: 'fixture-theme', getThemePath: () => join(__dirname, 'theme')};

/** One page with samples, built as the site is but without its theme: what it takes to see whether samples are fresh. */
export default {
  title: 'Fixture',
  url: 'https://example.org',
  baseUrl: '/',
  trailingSlash: false,
  future: {
    v4: true,
    faster: {rspackBundler: true, rspackPersistentCache: true, mdxCrossCompilerCache: true},
  },
  plugins: [
    loaderContext,
    () => theme,
    [
      '@docusaurus/plugin-content-pages',
      {beforeDefaultRemarkPlugins: [[remarkSamples, {siteDir: __dirname, address: 'https://example.org/'}]]},
    ],
  ],
} satisfies Config;
