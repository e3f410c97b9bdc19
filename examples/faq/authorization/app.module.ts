import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Comment, CommentDTO, CreateCommentDTO } from './comment';
import { Project, ProjectDTO } from './project';
import { ProjectResolver } from './project.resolver';

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
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Comment])],
      resolvers: [
        { EntityClass: Project, DTOClass: ProjectDTO },
        {
          EntityClass: Comment,
          DTOClass: CommentDTO,
          CreateDTOClass: CreateCommentDTO,
        },
      ],
    }),
  ],
  providers: [ProjectResolver],
})
export class AppModule {}
