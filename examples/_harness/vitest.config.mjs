// For compiled test files of readers: without the projects of this site, which Vitest would find above them.
export default {test: {globals: true, testTimeout: 120_000, hookTimeout: 120_000}};
