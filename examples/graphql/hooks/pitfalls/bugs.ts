import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import {
  BeforeCreateOne,
  type CreateOneInputType,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Bug')
export class BugDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField({ nullable: true })
  reporter?: string;

  @FilterableField()
  title!: string;
}

interface Stamped {
  title: string;
  reporter?: string;
}

function stamp(instance: CreateOneInputType<Stamped>) {
  instance.input.reporter = 'stamp';
  return instance;
}

function mark(instance: CreateOneInputType<Stamped>) {
  instance.input.title = `Bug: ${instance.input.title}`;
  return instance;
}

// #region stacked
@InputType('CreateBug')
@BeforeCreateOne(mark)
@BeforeCreateOne(stamp)
export class CreateBugDTO {
  @Field()
  title!: string;
}
// #endregion

@ObjectType('Crash')
export class CrashDTO extends BugDTO {}

// #region inherited
@InputType('CreateCrash')
export class CreateCrashDTO extends CreateBugDTO {}
// #endregion

@ObjectType('Idea')
export class IdeaDTO extends BugDTO {}

// #region arrow
class Arrow {
  run = (instance: CreateOneInputType<Stamped>) => instance;
}

@InputType('CreateIdea')
@BeforeCreateOne(Arrow)
export class CreateIdeaDTO {
  @Field()
  title!: string;
}
// #endregion
