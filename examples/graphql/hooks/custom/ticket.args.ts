import { ArgsType, InputType, OmitType } from '@nestjs/graphql';
import {
  MutationArgsType,
  QueryArgsType,
  UpdateManyInputType,
} from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from '../functions/ticket.dto';
import { UpdateTicketDTO } from '../functions/update-ticket.dto';

// #region mutation
@InputType()
export class CloseTicketsInput extends OmitType(
  UpdateManyInputType(TicketDTO, UpdateTicketDTO),
  ['update'],
) {
  update?: UpdateTicketDTO;
}

@ArgsType()
export class CloseTicketsArgs extends MutationArgsType(CloseTicketsInput) {}
// #endregion

// #region query
@ArgsType()
export class TicketQuery extends QueryArgsType(TicketDTO) {}
// #endregion
