import { ForbiddenException, Injectable } from '@nestjs/common';
import { Field, InputType } from '@nestjs/graphql';
import {
  InjectQueryService,
  type QueryService,
} from '@ptc-org/nestjs-query-core';
import {
  BeforeUpdateOne,
  type UpdateOneInputType,
} from '@ptc-org/nestjs-query-graphql';
import { Ticket } from '../functions/ticket.entity';

// #region class
@Injectable()
export class KeepDone {
  constructor(
    @InjectQueryService(Ticket) private readonly tickets: QueryService<Ticket>,
  ) {}

  async run(instance: UpdateOneInputType<UpdateTicketDTO>) {
    const stored = await this.tickets.findById(instance.id);
    if (stored?.status === 'done')
      throw new ForbiddenException('A ticket that is done stays as it is.');
    return instance;
  }
}
// #endregion

@InputType('UpdateTicket')
@BeforeUpdateOne(KeepDone)
export class UpdateTicketDTO {
  @Field()
  status!: string;
}
