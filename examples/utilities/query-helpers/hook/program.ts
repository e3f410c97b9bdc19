import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Column, DataSource, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { tickets } from '../../../_harness/tracker-data';
import { TicketDTO } from './ticket.dto';

@Entity()
class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column()
  status!: string;
}

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
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      resolvers: [{ DTOClass: TicketDTO, EntityClass: Ticket }],
    }),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: (app) => app.get(DataSource).getRepository(Ticket).save(tickets),
  schema: true,
  steps: [{ operation: 'not-done', sql: true }],
});
