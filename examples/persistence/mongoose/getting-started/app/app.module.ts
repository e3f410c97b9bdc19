import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { MongooseModule } from '@nestjs/mongoose';
import { TicketModule } from './ticket.module';

@Module({
  imports: [
    MongooseModule.forRoot(
      process.env.DATABASE_URL ?? 'mongodb://localhost/issue-tracker',
    ),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
      graphiql: true,
    }),
    TicketModule,
  ],
})
export class AppModule {}
