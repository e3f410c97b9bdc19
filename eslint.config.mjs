import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Keeps the files of a folder, but not their tests, from importing files of other folders, also where they load them late. */
function restrictImports(folder, others, message) {
  const group = others.flatMap((other) => [`../**/${other}/**`, `@site/**/${other}/**`]);
  const names = others.join('|').replaceAll('/', String.raw`\/`);
  const selector = String.raw`ImportExpression > Literal[value=/^(\.\.|@site)\/(.*\/)?(${names})\//]`;
  return {
    files: folder.endsWith('.ts') ? [folder] : [`${folder}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.ts', 'examples/_harness/**'],
    rules: {
      'no-restricted-imports': ['error', {patterns: [{group, message}]}],
      'no-restricted-syntax': ['error', {selector, message}],
    },
  };
}

/** What a folder of `src` must not know, beside what the whole site must not: those above it, and the guests. */
function restrictLayer(folder, others) {
  const outside = ['plugins', 'examples', 'tests', 'scripts'];
  const message = 'The site knows Docusaurus and itself, and of itself the layers below.';
  return restrictImports(`src/${folder}`, [...outside, ...others], message);
}

export default tseslint.config(
  {ignores: ['build', '.docusaurus*', '**/.compiled', '**/node_modules', 'test-results', 'static']},
  js.configs.recommended,
  ...tseslint.configs.strict,
  // Examples have no React, and what Sequelize calls useCLS is no hook.
  {...reactHooks.configs.flat.recommended, ignores: ['examples/**']},
  {
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'max-lines': ['error', {max: 300, skipBlankLines: true, skipComments: true}],
      'no-console': 'error',
    },
  },
  {
    // Nest wires classes by decorators: empty modules and type-only-looking imports of injected classes are its idiom.
    files: ['examples/**/*.ts'],
    rules: {
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  // Who may know whom: see docs-dev/architecture.md.
  restrictImports(
    'lib',
    ['facts', 'src', 'plugins', 'examples', 'tests', 'scripts'],
    'What all share knows none of them.',
  ),
  restrictImports(
    'facts',
    ['src', 'plugins', 'examples', 'tests', 'scripts'],
    'Facts know their shape in lib alone.',
  ),
  // Of several entries for a file, the last one holds.
  restrictLayer('*', []),
  restrictLayer('theme', ['pages', 'live', 'your-code']),
  restrictLayer('theme/MDXComponents.ts', ['pages', 'your-code']),
  restrictLayer('live', ['pages', 'theme', 'search', 'your-code']),
  restrictLayer('your-code', ['pages', 'theme', 'search', 'live']),
  restrictLayer('search', ['pages', 'theme', 'components', 'live', 'your-code']),
  restrictLayer('components', ['pages', 'theme', 'search', 'live', 'your-code']),
  restrictLayer('components/{Lesson,TakeHome}', ['pages', 'theme', 'search', 'your-code']),
  restrictLayer('{client,code}', ['pages', 'theme', 'components', 'search', 'live', 'your-code']),
  restrictImports(
    'plugins',
    ['tests', 'scripts', 'src/pages', 'src/theme', 'src/components', 'your-code', 'live'],
    'A plugin knows files, and of the site types and formats; nobody knows the guests.',
  ),
  restrictImports(
    'plugins/live',
    ['tests', 'scripts', 'src/pages', 'src/theme', 'src/components', 'your-code'],
    'Live samples know other plugins, and their own part of the site.',
  ),
  restrictImports('examples', ['plugins', 'src', 'tests', 'scripts'], 'A program knows the library.'),
  {
    // Command-line programs speak through the console, and so do the programs whose output a page shows.
    files: ['**/cli.ts', 'examples/**/*.ts', 'tests/**/*.ts'],
    rules: {'no-console': 'off'},
  },
  {
    // Stands in every page as it is written; TypeScript looks for undefined names in all else.
    files: ['plugins/load-failure/inline.js'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          ...['addEventListener', 'document', 'fetch', 'getComputedStyle', 'location'],
          ...['removeEventListener', 'setTimeout', 'window'],
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {sourceType: 'commonjs'},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
