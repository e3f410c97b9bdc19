import { ForbiddenException } from '@nestjs/common';
import { InjectModel } from '@nestjs/sequelize';
import {
  type DeleteOneOptions,
  type Filter,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import { SequelizeQueryService } from '@ptc-org/nestjs-query-sequelize';
import { Ticket } from '../../getting-started/app/ticket.entity';

@QueryService(Ticket)
export class TicketService extends SequelizeQueryService<Ticket> {
  constructor(@InjectModel(Ticket) model: typeof Ticket) {
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
    id: string | number,
    opts?: DeleteOneOptions<Ticket>,
  ): Promise<Ticket> {
    const ticket = await this.getById(id, opts);
    if (ticket.status !== 'done')
      throw new ForbiddenException('Close the ticket first');
    return super.deleteOne(id, opts);
  }
  // #endregion

  // #region raw
  titles(filter: Filter<Ticket>): Promise<Ticket[]> {
    const options = this.filterQueryBuilder.findOptions({
      filter,
      paging: { limit: 100 },
    });
    return this.model.findAll({
      ...options,
      attributes: ['id', 'title'],
      raw: true,
    });
  }
  // #endregion
}
