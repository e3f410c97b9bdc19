import { ArgsType, InputType } from '@nestjs/graphql';
import {
  CreateManyInputType,
  CreateOneInputType,
  DeleteManyInputType,
  DeleteOneInputType,
  FindOneArgsType,
  MutationArgsType,
  RelationInputType,
  RelationsInputType,
  UpdateManyInputType,
  UpdateOneInputType,
} from '@ptc-org/nestjs-query-graphql';
import {
  LabelDTO,
  ProjectDTO,
  TicketChanges,
  TicketDTO,
  TicketFields,
} from './dtos';

// #region create-one
@InputType()
export class OpenTicketInput extends CreateOneInputType(
  'ticket',
  TicketFields,
) {}

@ArgsType()
export class OpenTicketArgs extends MutationArgsType(OpenTicketInput) {}
// #endregion create-one

// #region create-many
@InputType()
export class OpenTicketsInput extends CreateManyInputType(
  'tickets',
  TicketFields,
) {}
// #endregion create-many

// #region update-one
@InputType()
export class EditTicketInput extends UpdateOneInputType(
  TicketDTO,
  TicketChanges,
) {}
// #endregion update-one

// #region update-many
@InputType()
export class EditTicketsInput extends UpdateManyInputType(
  TicketDTO,
  TicketChanges,
) {}
// #endregion update-many

// #region delete-one
@InputType()
export class DiscardTicketInput extends DeleteOneInputType(TicketDTO) {}
// #endregion delete-one

// #region delete-many
@InputType()
export class DiscardTicketsInput extends DeleteManyInputType(TicketDTO) {}
// #endregion delete-many

// #region relation
@InputType()
export class MoveTicketInput extends RelationInputType(TicketDTO, ProjectDTO) {}
// #endregion relation

// #region relations
@InputType()
export class TagTicketInput extends RelationsInputType(TicketDTO, LabelDTO) {}
// #endregion relations

// #region find-one
@ArgsType()
export class TicketArgs extends FindOneArgsType(TicketDTO) {}
// #endregion find-one
