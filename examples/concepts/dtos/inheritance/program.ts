import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Column, DataSource, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { projects } from '../../../_harness/tracker-data';
import { BoardDTO, ProjectDTO } from './dtos';

abstract class Owned {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  ownerId!: number;

  @Column()
  name!: string;
}

@Entity()
class Project extends Owned {}

@Entity()
class Board extends Owned {}

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
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Board])],
      resolvers: [
        { DTOClass: ProjectDTO, EntityClass: Project },
        { DTOClass: BoardDTO, EntityClass: Board },
      ],
    }),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const source = app.get(DataSource);
    await source.getRepository(Project).save(projects);
    await source.getRepository(Board).save(projects);
  },
  steps: ['projects-of-ben', 'boards-of-ben'],
});
