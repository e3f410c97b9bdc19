import { Injectable, Scope } from '@nestjs/common';
import { ID, ObjectType } from '@nestjs/graphql';
import {
  Authorize,
  type CustomAuthorizer,
  FilterableField,
  IDField,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';

// #region scoped
@Injectable({ scope: Scope.REQUEST })
class ProjectAuthorizer implements CustomAuthorizer<ProjectDTO> {
  async authorize() {
    return {};
  }
}
// #endregion

@ObjectType('Project')
@Authorize(ProjectAuthorizer)
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

@ObjectType('User')
@UnPagedRelation('projects', () => ProjectDTO)
export class UserDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
