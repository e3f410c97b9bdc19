import {
  AutoIncrement,
  Column,
  CreatedAt,
  DataType,
  Default,
  Model,
  PrimaryKey,
  Table,
} from 'sequelize-typescript';

@Table({ tableName: 'tickets', updatedAt: false })
export class Ticket extends Model<Ticket, Partial<Ticket>> {
  @PrimaryKey
  @AutoIncrement
  @Column(DataType.INTEGER)
  declare id: number;

  @Column(DataType.STRING)
  declare title: string;

  @Default('open')
  @Column(DataType.STRING)
  declare status: string;

  @Default(3)
  @Column(DataType.INTEGER)
  declare priority: number;

  @CreatedAt
  @Column(DataType.DATE)
  declare createdAt: Date;
}
