import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type INestApplication, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { MongooseModule } from '@nestjs/mongoose';
import { defineProgram } from '../../../../_harness/define-program';
import { fillMongoDb, startMongoDb } from '../../../../_harness/mongodb';
import { tickets } from '../../../../_harness/mongodb-data';
import { TicketModule } from './ticket.module';
import { TicketService } from './ticket.service';

@Module({
  imports: [
    MongooseModule.forRootAsync({
      useFactory: async () => ({
        uri: await startMongoDb('mongoose-custom-service'),
      }),
    }),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    TicketModule,
  ],
})
class AppModule {}

const service = (app: INestApplication): TicketService =>
  app.get(TicketService, { strict: false });

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mongoose', 'MongoDB'],
  module: AppModule,
  seed: () => fillMongoDb({ tickets }),
  steps: [
    { operation: 'delete-open', fails: true },
    {
      run: 'close',
      call: (app) => service(app).close({ priority: { lt: 3 } }),
    },
    'delete-closed',
    {
      run: 'escalate',
      call: (app) => service(app).escalate({ status: { eq: 'open' } }),
    },
  ],
});
