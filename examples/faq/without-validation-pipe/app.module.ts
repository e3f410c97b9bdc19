import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { CreateLabelDTO, Label, LabelDTO } from './label';
import { Ticket, TicketDTO } from './ticket';

@Module({
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
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket, Label])],
      resolvers: [
        { EntityClass: Ticket, DTOClass: TicketDTO },
        {
          EntityClass: Label,
          DTOClass: LabelDTO,
          CreateDTOClass: CreateLabelDTO,
        },
      ],
    }),
  ],
})
export class AppModule {}
