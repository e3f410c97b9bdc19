import {
  Injectable,
  Module,
  type OnApplicationShutdown,
  Scope,
  UnauthorizedException,
} from '@nestjs/common';
import { CONTEXT } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { Project, Ticket } from './tracker';

interface RequestContext {
  req?: { user?: { tenant: string } };
}

// #region tenants
/** Opens each tenant's database once. */
@Injectable()
export class Tenants implements OnApplicationShutdown {
  private readonly sources = new Map<string, Promise<DataSource>>();

  of(tenant: string): Promise<DataSource> {
    const source = this.sources.get(tenant) ?? this.open();
    this.sources.set(tenant, source);
    // A database that could not be opened is tried again by the next request.
    source.catch(() => this.sources.delete(tenant));
    return source;
  }

  /** Each database in memory is a new one. On a server, choose the tenant's here. */
  private open(): Promise<DataSource> {
    return new DataSource({
      type: 'sqljs',
      entities: [Project, Ticket],
      synchronize: true,
    }).initialize();
  }

  async onApplicationShutdown(): Promise<void> {
    for (const source of this.sources.values()) await (await source).destroy();
  }
}

export const TENANT_SOURCE = Symbol('the data source of the tenant who asks');

// #region provider
@Module({
  providers: [
    Tenants,
    {
      provide: TENANT_SOURCE,
      scope: Scope.REQUEST,
      inject: [CONTEXT, Tenants],
      useFactory: ({ req }: RequestContext, tenants: Tenants) => {
        if (!req?.user) throw new UnauthorizedException();
        return tenants.of(req.user.tenant);
      },
    },
  ],
  exports: [TENANT_SOURCE],
})
export class TenantsModule {}
// #endregion
// #endregion
