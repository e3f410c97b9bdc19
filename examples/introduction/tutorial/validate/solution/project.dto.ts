import { ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';

@ObjectType('Project')
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
