import {ApolloDriver, type ApolloDriverConfig} from '@nestjs/apollo';
import {Module} from '@nestjs/common';
import {GraphQLModule} from '@nestjs/graphql';
import {TypeOrmModule} from '@nestjs/typeorm';
import {NestjsQueryGraphQLModule} from '@ptc-org/nestjs-query-graphql';
import {NestjsQueryTypeOrmModule} from '@ptc-org/nestjs-query-typeorm';
import {TicketDTO} from './ticket.dto';
import {Ticket} from './ticket.entity';
import {TicketResolver} from './ticket.resolver';

@Module({
  imports: [
    TypeOrmModule.forRoot({type: 'sqljs', autoLoadEntities: true, synchronize: true}),
    GraphQLModule.forRoot<ApolloDriverConfig>({driver: ApolloDriver, autoSchemaFile: true}),
    // #region feature
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      dtos: [{DTOClass: TicketDTO}],
    }),
    // #endregion feature
  ],
  providers: [TicketResolver],
})
export class AppModule {}
