import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { Ticket } from '../app/ticket.entity';
import { ArchivedTicket, ArchiveModule } from './archive.module';
import { TrackerModule } from './tracker.module';

@Module({
  imports: [
    // #region contexts
    MikroOrmModule.forRoot({
      contextName: 'tracker',
      driver: PostgreSqlDriver,
      clientUrl: process.env.TRACKER_URL,
      entities: [Ticket],
      registerRequestContext: false,
    }),
    MikroOrmModule.forRoot({
      contextName: 'archive',
      driver: PostgreSqlDriver,
      clientUrl: process.env.ARCHIVE_URL,
      entities: [ArchivedTicket],
      registerRequestContext: false,
    }),
    MikroOrmModule.forMiddleware(),
    // #endregion
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    TrackerModule,
    ArchiveModule,
  ],
})
export class AppModule {}
