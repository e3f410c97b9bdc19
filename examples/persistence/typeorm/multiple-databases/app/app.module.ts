import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from './audit.module';
import { AUDIT } from './data-sources';
import { Ticket } from './ticket';
import { TicketModule } from './ticket.module';

@Module({
  imports: [
    // #region data-sources
    TypeOrmModule.forRoot({
      type: 'sqljs',
      entities: [Ticket],
      synchronize: true,
    }),
    TypeOrmModule.forRoot({
      name: AUDIT,
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    // #endregion
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    TicketModule,
    AuditModule,
  ],
})
export class AppModule {}
