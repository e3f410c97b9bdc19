import {ForbiddenException} from '@nestjs/common';
import {Field, ID, InputType, Int, ObjectType} from '@nestjs/graphql';
import {
  type AuthorizationContext,
  Authorize,
  BeforeCreateOne,
  type CreateOneInputType,
  FilterableField,
  IDField,
  OperationGroup,
} from '@ptc-org/nestjs-query-graphql';
import {Column, Entity, PrimaryGeneratedColumn} from 'typeorm';
import type {UserContext} from './user-context';

@Entity()
export class Project {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @Column()
  ownerId!: number;
}

@ObjectType('Project')
@Authorize<ProjectDTO>({
  authorize: (context: UserContext, {operationGroup}: AuthorizationContext) =>
    operationGroup === OperationGroup.READ ? {} : {ownerId: {eq: context.req.user.id}},
})
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;

  @FilterableField(() => Int)
  ownerId!: number;
}

// #region create-for-self
@InputType('CreateProject')
@BeforeCreateOne((input: CreateOneInputType<CreateProjectDTO>, context: UserContext) => {
  if (input.input.ownerId !== context.req.user.id) {
    throw new ForbiddenException('A project belongs to whoever creates it');
  }
  return input;
})
export class CreateProjectDTO {
  @Field()
  name!: string;

  @Field(() => Int)
  ownerId!: number;
}
// #endregion create-for-self
