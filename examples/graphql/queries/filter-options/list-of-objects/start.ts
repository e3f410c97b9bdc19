import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type Type, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { ShownTicketDTO, Ticket, TicketDTO } from './ticket';

const onlyQueries = {
  create: { disabled: true },
  update: { disabled: true },
};

// #region start
/** Starts an app with this DTO, and ends it. */
async function start(DTOClass: Type): Promise<void> {
  class AppModule {}
  const app = await NestFactory.create(
    {
      module: AppModule,
      imports: [
        TypeOrmModule.forRoot({
          type: 'sqljs',
          autoLoadEntities: true,
          synchronize: true,
        }),
        GraphQLModule.forRoot<ApolloDriverConfig>({
          driver: ApolloDriver,
          autoSchemaFile: true,
        }),
        NestjsQueryGraphQLModule.forFeature({
          imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
          resolvers: [{ EntityClass: Ticket, DTOClass, ...onlyQueries }],
        }),
      ],
    },
    { logger: false, abortOnError: false },
  );
  app.useGlobalPipes(new ValidationPipe({ transform: true }));
  await app.init();
  await app.close();
}
// #endregion start

// #region fault
export const fault = () => start(TicketDTO);
// #endregion fault

// #region shown
export const shown = () => start(ShownTicketDTO).then(() => 'started');
// #endregion shown
