import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { Field, GraphQLModule, InputType } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { IsString } from 'class-validator';
import {
  Comment,
  CommentDTO,
  Entry,
  EntryDTO,
  StatusChange,
  StatusChangeDTO,
} from './entry';

@InputType()
class CreateComment {
  @Field()
  @IsString()
  body!: string;
}

const readOnly = {
  create: { disabled: true },
  update: { disabled: true },
  delete: { disabled: true },
};

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
      // #region entries
      imports: [
        NestjsQueryTypeOrmModule.forFeature([Entry, Comment, StatusChange]),
      ],
      resolvers: [
        { EntityClass: Entry, DTOClass: EntryDTO, ...readOnly },
        {
          EntityClass: Comment,
          DTOClass: CommentDTO,
          CreateDTOClass: CreateComment,
        },
        { EntityClass: StatusChange, DTOClass: StatusChangeDTO, ...readOnly },
      ],
      // #endregion
    }),
  ],
})
export class AppModule {}
