/**
 * The HTTP adapter that Nest takes by default, without HTTP: `NestFactory.create`, `listen` and `getUrl` work as they are.
 * Apollo's bridge to Express hands over the server, which the worker asks without a request.
 */
import type {ApolloServer, ContextFunction} from '@apollo/server';
import {AbstractHttpAdapter} from '@nestjs/core/adapters/http-adapter';
import {LocalServer} from './http';

/** The GraphQL server of an app, as it is mounted. */
export interface MountedGraphql {
  server: ApolloServer;
  context: ContextFunction<[{req: object; res: object}]>;
}

export function expressMiddleware(
  server: ApolloServer,
  options: {context?: MountedGraphql['context']} = {},
): MountedGraphql {
  return {server, context: options.context ?? (() => Promise.resolve({}))};
}

/** Where the GraphQL driver puts its server. */
class Routes {
  readonly mounted: unknown[] = [];

  /** Middleware and routes have no request to answer; only the GraphQL server is kept. */
  use(...args: unknown[]): void {
    this.mounted.push(...args.filter((argument) => typeof argument === 'object' && argument !== null));
  }
}

const ROUTE_METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'all', 'search', 'query'];
for (const method of ROUTE_METHODS) Object.assign(Routes.prototype, {[method]: () => undefined});

/** Most of the adapter's methods do nothing here; see `WITHOUT_EFFECT`. */
const Base = AbstractHttpAdapter as unknown as new (instance: object) => {
  setHttpServer(server: LocalServer): void;
  getHttpServer(): LocalServer;
};

export class ExpressAdapter extends Base {
  constructor(instance: object = new Routes()) {
    super(instance);
  }

  initHttpServer(): void {
    this.setHttpServer(new LocalServer());
  }
  listen(...args: unknown[]): unknown {
    return this.getHttpServer().listen(...args);
  }
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.getHttpServer().close(resolve);
    });
  }
  getType(): string {
    return 'express';
  }
  createMiddlewareFactory(): () => void {
    return () => undefined;
  }
  applyVersionFilter(handler: () => void): () => void {
    return handler;
  }
  isHeadersSent(): boolean {
    return false;
  }
  getRequestHostname(): string {
    return '127.0.0.1';
  }
  getRequestMethod({method}: {method: string}): string {
    return method;
  }
  getRequestUrl({url}: {url: string}): string {
    return url;
  }
  useBodyParser(): this {
    return this;
  }
}

const WITHOUT_EFFECT = [
  'appendHeader',
  'disable',
  'enable',
  'enableCors',
  'end',
  'engine',
  'getHeader',
  'redirect',
  'registerParserMiddleware',
  'render',
  'reply',
  'set',
  'setErrorHandler',
  'setHeader',
  'setLocal',
  'setNotFoundHandler',
  'setViewEngine',
  'status',
  'useStaticAssets',
];
for (const name of WITHOUT_EFFECT) Object.assign(ExpressAdapter.prototype, {[name]: () => undefined});
