/** Packages that programs may import and that stay as they are from boot to boot. */
export const KEPT_PACKAGES = [
  '@apollo/server',
  '@apollo/server/plugin/disabled',
  '@nestjs/common',
  '@nestjs/core',
  'class-transformer',
  'class-validator',
  'dataloader',
  'graphql',
  'graphql-query-complexity',
  'graphql-subscriptions',
  'reflect-metadata',
  'rxjs',
  'typeorm',
] as const;

/** Packages that programs may import and that are evaluated anew at each boot; `worker/boot.ts` does that. */
export const RELOADED_PACKAGES = [
  '@nestjs/apollo',
  '@nestjs/graphql',
  '@nestjs/typeorm',
  '@ptc-org/nestjs-query-core',
  '@ptc-org/nestjs-query-graphql',
  '@ptc-org/nestjs-query-typeorm',
  '@ptc-org/nestjs-query-typeorm/src/query',
] as const;

/** Parts of Node.js and packages for it that programs may import; in the browser they are stubs. */
export const STUBBED_IMPORTS = ['graphql-ws', 'node:timers/promises', 'ws'] as const;

/** The files of the harness that programs may import; they are part of the runtime. */
export const HARNESS_FILES = ['ask', 'boot', 'define-program', 'seed', 'start-app', 'tracker-data'].map(
  (name) => `_harness/${name}`,
);
