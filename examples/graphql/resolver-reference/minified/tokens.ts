import { createRequire } from 'node:module';
import { type Class, getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import { transformSync } from '@swc/core';

const require = createRequire(import.meta.url);

/** Compiles and minifies a file as bundlers do, and returns the class that it exports. */
function bundled(name: string, keepClassNames: boolean): Class<unknown> {
  const names = { keep_classnames: keepClassNames };
  const { code } = transformSync(
    `import { Entity } from 'typeorm'; @Entity() export class ${name} {}`,
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true },
        minify: { compress: names, mangle: { toplevel: true, ...names } },
      },
      module: { type: 'commonjs' },
      minify: true,
    },
  );
  const exported: Record<string, Class<unknown>> = {};
  new Function('require', 'exports', code)(require, exported);
  return Object.values(exported)[0] as Class<unknown>;
}

export function tokens(keepClassNames: boolean): string[] {
  const Ticket = bundled('Ticket', keepClassNames);
  const Project = bundled('Project', keepClassNames);
  // #region tokens
  return [getQueryServiceToken(Ticket), getQueryServiceToken(Project)];
  // #endregion
}
