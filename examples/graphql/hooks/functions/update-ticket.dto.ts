import { Field, InputType } from '@nestjs/graphql';
import {
  BeforeUpdateMany,
  BeforeUpdateOne,
  type UpdateManyInputType,
  type UpdateOneInputType,
} from '@ptc-org/nestjs-query-graphql';
import { IsOptional, MaxLength } from 'class-validator';
import type { GqlContext } from './gql-context';
import type { TicketDTO } from './ticket.dto';

// #region update-one
function stampEditor(
  instance: UpdateOneInputType<UpdateTicketDTO>,
  context: GqlContext,
) {
  instance.update.editor = context.req.user.name;
  return instance;
}
// #endregion

// #region update-many
function stampEditors(
  instance: UpdateManyInputType<TicketDTO, UpdateTicketDTO>,
  context: GqlContext,
) {
  return {
    ...instance,
    update: { ...instance.update, editor: context.req.user.name },
  };
}
// #endregion

// #region input
@InputType('UpdateTicket')
@BeforeUpdateOne(stampEditor)
@BeforeUpdateMany(stampEditors)
export class UpdateTicketDTO {
  @Field({ nullable: true })
  @IsOptional()
  @MaxLength(80)
  title?: string;

  @Field({ nullable: true })
  @IsOptional()
  status?: string;

  editor?: string;
}
// #endregion
