import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Keeps the files of a folder, but not their tests, from importing files of other folders. */
function restrictImports(folder, others, message) {
  const group = others.flatMap((other) => [`../**/${other}/**`, `@site/${other}/**`]);
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.ts', 'examples/_harness/**'],
    rules: {'no-restricted-imports': ['error', {patterns: [{group, message}]}]},
  };
}

export default tseslint.config(
  {ignores: ['build', '.docusaurus*', '**/.compiled', '**/node_modules', 'test-results', 'static']},
  js.configs.recommended,
  ...tseslint.configs.strict,
  // Examples have no React, and what Sequelize calls useCLS is no hook.
  {...reactHooks.configs.flat.recommended, ignores: ['examples/**']},
  {
    languageOptions: {globals: {...globals.browser, ...globals.node}},
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
  restrictImports(
    'src',
    ['plugins', 'examples', 'tests', 'scripts'],
    'The site knows Docusaurus and itself.',
  ),
  restrictImports(
    'plugins',
    ['tests', 'scripts'],
    'A plugin knows files, and of the site types and formats.',
  ),
  restrictImports('examples', ['plugins', 'src', 'tests', 'scripts'], 'A program knows the library.'),
  {
    // Command-line programs speak through the console, and so do the programs whose output a page shows.
    files: ['**/cli.ts', 'examples/**/*.ts', 'tests/**/*.ts'],
    rules: {'no-console': 'off'},
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {sourceType: 'commonjs'},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  prettier,
);
