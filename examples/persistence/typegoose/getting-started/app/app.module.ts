import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypegooseModule } from '@m8a/nestjs-typegoose';
import { TicketModule } from './ticket.module';

@Module({
  imports: [
    TypegooseModule.forRoot(
      process.env.DATABASE_URL ?? 'mongodb://localhost/issue-tracker',
    ),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    TicketModule,
  ],
})
export class AppModule {}
