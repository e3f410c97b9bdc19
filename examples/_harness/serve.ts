import {join} from 'node:path';
import {renderGraphiQL} from '@graphql-yoga/render-graphiql';
import type {INestApplication} from '@nestjs/common';
import type {NextFunction, Request, Response} from 'express';
import {boot, endpoint} from './boot';
import type {Program} from './define-program';
import {compiledPath} from './paths';
import {acceptUsers} from './request-user';

/** The process that serves one program for a reader: `serve.js FOLDER`, until it is interrupted. */
async function main(folder: string): Promise<void> {
  const {default: program}: {default: Program} = await import(compiledPath(join(folder, 'program.ts')));
  if (!program.module && !program.main) throw new Error('This program has no app to serve.');
  const port = Number(process.env.PORT ?? 3000);
  const app = await boot(program, {
    port,
    prepare: (created) => {
      acceptUsers(created);
      serveGraphiQL(created);
    },
  });
  await program.seed?.(app);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(app));
  console.log(`GraphQL with GraphiQL: ${await endpoint(app)}\nStop it with Ctrl+C.`);
}

/** GraphiQL from its package: the page that the driver would send loads its scripts from a CDN. */
function serveGraphiQL(app: INestApplication): void {
  const page = renderGraphiQL({title: 'nestjs-query example', endpoint: '/graphql'});
  app.use('/graphql', (request: Request, response: Response, next: NextFunction) => {
    if (request.method === 'GET' && request.accepts(['json', 'html']) === 'html')
      response.type('html').send(page);
    else next();
  });
}

async function stop(app: INestApplication): Promise<void> {
  await app.close();
  process.exit();
}

function fail(error: NodeJS.ErrnoException): void {
  console.error(
    error.code === 'EADDRINUSE'
      ? `${error.message}\nAnother program listens there; choose another port: PORT=3001 npm run example -- …`
      : (error.stack ?? error.message),
  );
  process.exit(1);
}

process.on('unhandledRejection', fail);
main(process.argv[2] ?? '').catch(fail);
