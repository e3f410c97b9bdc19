import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page, TestInfo} from '@playwright/test';

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

/** Scans as the page does, in a frame that stays, and returns what it says last; `stops` it with the first file. */
export function scanInFrame(
  page: Page,
  address: string,
  facts: object[],
  texts: Record<string, string>,
  stops = false,
): Promise<unknown> {
  return page.evaluate(
    async ([url, asked, contents, isStopped]) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.src = url;
      await new Promise((resolve) => {
        frame.onload = resolve;
        document.body.append(frame);
      });
      const {port1, port2} = new MessageChannel();
      const files = Object.entries(contents).map(([path, text]) => ({path, size: new Blob([text]).size}));
      const bundle = {files, content: new Blob(Object.values(contents))};
      return new Promise((resolve) => {
        port1.onmessage = ({data}: MessageEvent<{kind: string}>) => {
          if (data.kind === 'more') port1.postMessage({kind: 'files', bundle});
          if (data.kind === 'progress' && isStopped) port1.postMessage({kind: 'stop'});
          if (data.kind === 'found' || data.kind === 'failed') resolve(data);
        };
        frame.contentWindow?.postMessage({facts: asked, total: files.length}, '*', [port2]);
      });
    },
    [address, facts, texts, stops] as const,
  );
}
