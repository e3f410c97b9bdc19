import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {TestInfo} from '@playwright/test';

/** Of an application on the version before. */
export const PACKAGE = JSON.stringify({
  dependencies: {
    '@ptc-org/nestjs-query-core': '^8.0.3',
    '@ptc-org/nestjs-query-typeorm': '^8.0.3',
  },
});

/** A change of version 9 concerns it. */
export const RESOLVERS = `import {Module} from '@nestjs/common';
@Module({imports: [NestjsQueryGraphQLModule.forFeature({
  imports: [import('./labels').then(({LabelModule}) => LabelModule.register())],
})]})
export class TicketModule {}
`;

/** A shape that the list of production names: a relation with a capital letter loses its authorizer. */
export const DTO = `import {Relation} from '@ptc-org/nestjs-query-graphql';
@ObjectType()
@Relation('Owner', () => UserDTO)
export class TicketDTO {}
`;

/** A folder of a small application, a new one for each call. */
export function folder(info: TestInfo, files: Record<string, string | Buffer>): string {
  mkdirSync(info.outputPath(), {recursive: true});
  const root = mkdtempSync(info.outputPath('application-'));
  for (const [name, contents] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, contents);
  }
  return root;
}
