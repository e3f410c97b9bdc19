import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Ticket } from './ticket.entity';

/** The root module of an app with this DTO. */
export function appOf(DTOClass: Type<object>): Type {
  @Module({ imports: [database(), graphql(), feature(DTOClass)] })
  class AppModule {}
  return AppModule;
}

const database = (): DynamicModule =>
  TypeOrmModule.forRoot({
    type: 'sqljs',
    autoLoadEntities: true,
    synchronize: true,
  });

const graphql = (): DynamicModule =>
  GraphQLModule.forRoot<ApolloDriverConfig>({
    driver: ApolloDriver,
    autoSchemaFile: true,
  });

const feature = (DTOClass: Type<object>): DynamicModule =>
  NestjsQueryGraphQLModule.forFeature({
    imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
    resolvers: [{ EntityClass: Ticket, DTOClass }],
  });
