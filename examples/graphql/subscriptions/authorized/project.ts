import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import {
  Authorize,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { Length } from 'class-validator';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

interface GqlContext {
  req: { user: { id: number } };
}

@Entity()
export class Project {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @Column()
  ownerId!: number;
}

// #region dto
@ObjectType('Project')
@Authorize({
  authorize: (context: GqlContext) => ({
    ownerId: { eq: context.req.user.id },
  }),
})
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;

  @FilterableField(() => Int)
  ownerId!: number;
}
// #endregion

@InputType('CreateProject')
export class CreateProjectDTO {
  @Field()
  @Length(3, 80)
  name!: string;

  @Field(() => Int)
  ownerId!: number;
}
