import { ForbiddenException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  type DeleteOneOptions,
  type Filter,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import { MongooseQueryService } from '@ptc-org/nestjs-query-mongoose';
import { Model } from 'mongoose';
import { Ticket } from '../../getting-started/app/ticket.entity';

@QueryService(Ticket)
export class TicketService extends MongooseQueryService<Ticket> {
  constructor(@InjectModel(Ticket.name) model: Model<Ticket>) {
    super(model);
  }

  // #region own
  async close(filter: Filter<Ticket>): Promise<number> {
    const { updatedCount } = await this.updateMany({ status: 'done' }, filter);
    return updatedCount;
  }
  // #endregion

  // #region override
  override async deleteOne(
    id: string,
    opts?: DeleteOneOptions<Ticket>,
  ): Promise<Ticket> {
    const ticket = await this.getById(id, opts);
    if (ticket.status !== 'done')
      throw new ForbiddenException('Close the ticket first');
    return super.deleteOne(id, opts);
  }
  // #endregion

  // #region raw
  async escalate(filter: Filter<Ticket>): Promise<number> {
    const conditions = this.filterQueryBuilder.buildFilterQuery(filter);
    const { modifiedCount } = await this.Model.updateMany(conditions, {
      $inc: { priority: 1 },
    });
    return modifiedCount;
  }
  // #endregion
}
