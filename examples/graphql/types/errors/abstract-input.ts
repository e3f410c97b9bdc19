import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import {
  Args,
  Field,
  GraphQLModule,
  InputType,
  Mutation,
  Query,
  Resolver,
} from '@nestjs/graphql';
import { CreateOneInputType } from '@ptc-org/nestjs-query-graphql';

@InputType()
class NoteFields {
  @Field()
  text!: string;
}

@Resolver()
class NoteResolver {
  @Query(() => String)
  lastNote(): string {
    return 'none';
  }

  // #region fault
  @Mutation(() => String)
  addNote(
    @Args('input', { type: () => CreateOneInputType('note', NoteFields) })
    { input }: CreateOneInputType<NoteFields>,
  ): string {
    return input.text;
  }
  // #endregion fault
}

@Module({
  imports: [
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
  ],
  providers: [NoteResolver],
})
export class NotesModule {}
