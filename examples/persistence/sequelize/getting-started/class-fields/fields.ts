import { SequelizeQueryService } from '@ptc-org/nestjs-query-sequelize';
import {
  Column,
  DataType,
  Model,
  type ModelCtor,
  Sequelize,
  Table,
} from 'sequelize-typescript';

// #region initializer
@Table({ tableName: 'tickets', timestamps: false })
export class Ticket extends Model<Ticket, Partial<Ticket>> {
  @Column(DataType.STRING)
  declare title: string;

  @Column(DataType.STRING)
  status: string = 'open';
}
// #endregion

// #region declare
@Table({ tableName: 'declared_tickets', timestamps: false })
export class DeclaredTicket extends Model<
  DeclaredTicket,
  Partial<DeclaredTicket>
> {
  @Column(DataType.STRING)
  declare title: string;

  @Column({ type: DataType.STRING, defaultValue: 'open' })
  declare status: string;
}
// #endregion

/** Opens one connection to `DATABASE_URL` and creates the tables, with a ticket that is done. */
export async function connect(): Promise<void> {
  const sequelize = new Sequelize(process.env.DATABASE_URL ?? '', {
    dialect: 'postgres',
    models: [Ticket, DeclaredTicket],
    pool: { min: 1, max: 1 },
    logging: false,
  });
  await sequelize.sync();
  for (const table of ['tickets', 'declared_tickets'])
    await sequelize.query(
      `INSERT INTO ${table} (title, status) VALUES ('Login page', 'done')`,
    );
}

/** What the table holds, without the model. */
function rowsOf(model: ModelCtor): Promise<unknown> | undefined {
  return model.sequelize
    ?.query(`SELECT * FROM ${model.tableName} ORDER BY id`)
    .then(([rows]) => rows);
}

export async function writeInitialized(): Promise<unknown> {
  // #region write-initialized
  const service = new SequelizeQueryService(Ticket);
  await service.updateOne(1, Ticket.build({ title: 'Sign-in page' }));
  await service.createOne(Ticket.build({ title: 'Prices', status: 'done' }));
  return rowsOf(Ticket);
  // #endregion
}

export async function writeDeclared(): Promise<unknown> {
  // #region write-declared
  const service = new SequelizeQueryService(DeclaredTicket);
  await service.updateOne(1, DeclaredTicket.build({ title: 'Sign-in page' }));
  await service.createOne(
    DeclaredTicket.build({ title: 'Prices', status: 'done' }),
  );
  await service.createOne(DeclaredTicket.build({ title: 'Imprint' }));
  return rowsOf(DeclaredTicket);
  // #endregion
}

export async function initializedStatus(): Promise<unknown> {
  // #region read-initialized
  const ticket = await Ticket.findOne({ where: { status: 'done' } });
  return ticket?.status;
  // #endregion
}

export async function declaredStatus(): Promise<unknown> {
  // #region read-declared
  const ticket = await DeclaredTicket.findOne({ where: { status: 'done' } });
  return ticket?.status;
  // #endregion
}
