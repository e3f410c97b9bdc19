import {configDefaults, defineConfig} from 'vitest/config';

const every = ['{plugins,scripts,src,tests}/**/*.test.ts', 'examples/_harness/**/*.test.ts'];

/** These build sites, start programs or index all pages: `npm test` runs them, `npm run check` does not wait for them. */
const slow = [
  'tests/content/warm-build.test.ts',
  'tests/search/relevance.test.ts',
  'examples/_harness/{command,run-examples,serve}.test.ts',
];

/** These read the site that `npm run build` wrote. */
const built = ['tests/built/built.test.ts', 'tests/built/live.test.ts'];

const exclude = [...configDefaults.exclude, '**/.compiled/**', 'test-results/**'];

export default defineConfig({
  test: {
    projects: [
      // Modules, and the pages that they have read, are shared between test files: in half the time.
      {test: {name: 'content', include: every, exclude: [...exclude, ...slow, ...built], isolate: false}},
      {test: {name: 'tools', include: slow, exclude}},
      {test: {name: 'built', include: built, exclude}},
    ],
  },
});
