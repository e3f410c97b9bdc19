import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  type AuthorizationContext,
  Authorize,
  FilterableField,
  IDField,
  OperationGroup,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { UserContext } from './user-context';

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
  authorize: (
    context: UserContext,
    { operationGroup }: AuthorizationContext,
  ) =>
    operationGroup === OperationGroup.READ
      ? {}
      : { ownerId: { eq: context.req.user.id } },
})
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;

  @FilterableField(() => Int)
  ownerId!: number;
}
