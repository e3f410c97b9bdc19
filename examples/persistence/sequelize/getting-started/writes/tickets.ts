import type { Filter } from '@ptc-org/nestjs-query-core';
import { SequelizeQueryService } from '@ptc-org/nestjs-query-sequelize';
import {
  AfterValidate,
  BeforeBulkCreate,
  BeforeBulkUpdate,
  BeforeUpdate,
  BeforeValidate,
  Column,
  DataType,
  Model,
  Sequelize,
  Table,
} from 'sequelize-typescript';

// #region model
@Table({ timestamps: false })
export class Ticket extends Model<Ticket, Partial<Ticket>> {
  @Column({ type: DataType.STRING, validate: { len: [3, 80] } })
  declare title: string;

  @Column(DataType.JSONB)
  declare meta?: object;
  // #endregion

  @BeforeValidate
  static onBeforeValidate(ticket: Ticket): void {
    console.log('beforeValidate', ticket.title);
  }

  @AfterValidate
  static onAfterValidate(): void {
    console.log('afterValidate');
  }

  @BeforeBulkCreate
  static onBulkCreate(): void {
    console.log('beforeBulkCreate');
  }

  @BeforeBulkUpdate
  static onBulkUpdate(): void {
    console.log('beforeBulkUpdate');
  }

  @BeforeUpdate
  static onUpdate(): void {
    console.log('beforeUpdate');
  }
}

/** Opens one connection to `DATABASE_URL` and creates the table. */
export async function connect(): Promise<void> {
  const sequelize = new Sequelize(process.env.DATABASE_URL ?? '', {
    dialect: 'postgres',
    models: [Ticket],
    pool: { min: 1, max: 1 },
    logging: false,
  });
  await sequelize.sync();
}

export async function validation(): Promise<unknown> {
  // #region validation
  const service = new SequelizeQueryService(Ticket);
  const messageOf = (error: Error): string => error.message;
  const one = await service.createOne({ title: '?' }).catch(messageOf);
  const many = await service.createMany([{ title: '?' }]);
  const changed = await service.updateMany({ title: '!' }, {}).catch(messageOf);
  return { one, many: many.map(({ title }) => title), changed };
  // #endregion
}

export async function hooks(): Promise<unknown> {
  // #region hooks
  const service = new SequelizeQueryService(Ticket);
  return service.updateMany({ title: 'Login page' }, {});
  // #endregion
}

export async function json(): Promise<unknown> {
  const service = new SequelizeQueryService(Ticket);
  await Ticket.create({ title: 'Prices', meta: { color: 'red', size: 2 } });
  // #region json
  const path = { 'meta.color': { eq: 'red' } } as Filter<Ticket>;
  return {
    byPath: await service.count(path),
    byObject: await service.count({ meta: { eq: { size: 2, color: 'red' } } }),
    byPart: await service.count({ meta: { eq: { color: 'red' } } }),
  };
  // #endregion
}
