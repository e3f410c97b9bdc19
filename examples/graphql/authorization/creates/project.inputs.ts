import { Field, InputType } from '@nestjs/graphql';
import {
  BeforeCreateMany,
  BeforeCreateOne,
} from '@ptc-org/nestjs-query-graphql';
import { Length } from 'class-validator';
import { ownProject, ownProjects } from './own-projects.hook';

// #region create
@InputType('CreateProject')
@BeforeCreateOne(ownProject)
@BeforeCreateMany(ownProjects)
export class CreateProjectDTO {
  @Field()
  @Length(3, 80)
  name!: string;
}
// #endregion

@InputType('UpdateProject')
export class UpdateProjectDTO {
  @Field()
  @Length(3, 80)
  name!: string;
}
