import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {ignores: ['build', '.docusaurus*', '**/.compiled', '**/node_modules', 'test-results', 'static']},
  js.configs.recommended,
  ...tseslint.configs.strict,
  reactHooks.configs.flat.recommended,
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
