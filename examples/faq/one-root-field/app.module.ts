import {ApolloDriver, type ApolloDriverConfig} from '@nestjs/apollo';
import {Module} from '@nestjs/common';
import {GraphQLModule} from '@nestjs/graphql';
import {TypeOrmModule} from '@nestjs/typeorm';
import {NestjsQueryGraphQLModule} from '@ptc-org/nestjs-query-graphql';
import {NestjsQueryTypeOrmModule} from '@ptc-org/nestjs-query-typeorm';
import {Label, LabelDTO} from '../authorization/label';
import {Ticket, TicketDTO} from '../authorization/ticket';
import {oneRootField} from './one-root-field';

@Module({
  imports: [
    TypeOrmModule.forRoot({type: 'sqljs', autoLoadEntities: true, synchronize: true}),
    // #region rule
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
      validationRules: [oneRootField],
    }),
    // #endregion rule
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket, Label])],
      resolvers: [
        {EntityClass: Ticket, DTOClass: TicketDTO},
        {EntityClass: Label, DTOClass: LabelDTO},
      ],
    }),
  ],
})
export class AppModule {}
