import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{plugins,src,tests}/**/*.test.ts', 'examples/_harness/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/.compiled/**', 'test-results/**'],
  },
});
