import { Field, InputType, Int } from '@nestjs/graphql';
import {
  BeforeCreateMany,
  BeforeCreateOne,
} from '@ptc-org/nestjs-query-graphql';
import { IsInt, Length } from 'class-validator';
import { CheckProject, StampTenant } from './create.hooks';

@InputType('UpdateNamed')
export class UpdateNamedDTO {
  @Field()
  @Length(3, 80)
  name!: string;
}

@InputType('CreateNamed')
@BeforeCreateOne(StampTenant)
@BeforeCreateMany(StampTenant)
export class CreateNamedDTO {
  @Field()
  @Length(3, 80)
  name!: string;
}

@InputType('UpdateTicket')
export class UpdateTicketDTO {
  @Field()
  @Length(3, 80)
  title!: string;
}

// #region create
@InputType('CreateTicket')
@BeforeCreateOne(StampTenant, CheckProject)
@BeforeCreateMany(StampTenant, CheckProject)
export class CreateTicketDTO {
  @Field()
  @Length(3, 80)
  title!: string;

  @Field(() => Int)
  @IsInt()
  projectId!: number;
}
// #endregion
