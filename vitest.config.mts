import {configDefaults, defineConfig} from 'vitest/config';

const every = ['{lib,plugins,src,tests}/**/*.test.ts', 'examples/_harness/**/*.test.ts'];

/** These build sites or start programs: `npm test` runs them, `npm run check` does not wait for them. */
const slow = [
  'tests/content/{complete,features,start,warm-build}.test.ts',
  'examples/_harness/command.test.ts',
];

/** These read the site that `npm run build` wrote. */
const built = ['tests/built/*.test.ts', 'tests/search/relevance.test.ts'];

const exclude = [...configDefaults.exclude, '**/.compiled/**', 'test-results/**'];

/** Other checks run beside these: what takes a second by itself may take ten. */
const patience = {testTimeout: 60_000, hookTimeout: 120_000};

/** What mostly waits for processes that it starts runs two files at a time, also on two cores. */
const sideBySide = {maxWorkers: 2};

export default defineConfig({
  test: {
    projects: [
      // Modules, and the pages that they have read, are shared between test files: in half the time.
      {
        test: {
          name: 'check',
          include: every,
          exclude: [...exclude, ...slow, ...built],
          isolate: false,
          ...patience,
        },
      },
      {test: {name: 'tools', include: slow, exclude, ...patience, ...sideBySide}},
      {test: {name: 'built', include: built, exclude, ...patience, ...sideBySide}},
    ],
  },
});
