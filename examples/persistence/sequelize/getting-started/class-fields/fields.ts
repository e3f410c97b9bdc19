import {
  Column,
  DataType,
  Model,
  Sequelize,
  Table,
} from 'sequelize-typescript';

// #region initializer
@Table
class Ticket extends Model<Ticket, Partial<Ticket>> {
  @Column(DataType.STRING)
  status: string = 'open';
}
// #endregion

// #region declare
@Table
class DeclaredTicket extends Model<DeclaredTicket, Partial<DeclaredTicket>> {
  @Column({ type: DataType.STRING, defaultValue: 'open' })
  declare status: string;
}
// #endregion

export function initializedStatus(): unknown {
  new Sequelize({ dialect: 'postgres', models: [Ticket], logging: false });
  // #region read-initialized
  const row = Ticket.build({ status: 'done' }, { raw: true });
  return row.status;
  // #endregion
}

export function declaredStatus(): unknown {
  new Sequelize({
    dialect: 'postgres',
    models: [DeclaredTicket],
    logging: false,
  });
  // #region read-declared
  const row = DeclaredTicket.build({ status: 'done' }, { raw: true });
  return row.status;
  // #endregion
}
