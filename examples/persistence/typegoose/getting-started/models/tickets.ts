import { getModelForClass, prop } from '@typegoose/typegoose';
import { Types } from 'mongoose';

class Ticket {
  id!: string;

  @prop({ required: true })
  title!: string;

  @prop({ type: () => [String], default: [] })
  watchers!: string[];
}

const TicketModel = getModelForClass(Ticket);

export function paths(): unknown {
  // #region paths
  const { paths } = TicketModel.schema;
  return Object.entries(paths).map(
    ([name, { instance }]) => `${name}: ${instance}`,
  );
  // #endregion
}

export function idOfTicket(): unknown {
  // #region id
  const ticket = new TicketModel({
    _id: new Types.ObjectId('65a000000000000000000001'),
    title: 'Dark mode',
  });
  return ticket.id;
  // #endregion
}

export function secondClass(): unknown {
  // #region second
  const other = { Ticket: class Ticket {} }.Ticket;
  prop()(other.prototype, 'title');
  return (getModelForClass(other) as unknown) === TicketModel;
  // #endregion
}

export function castInvalidId(): unknown {
  // #region cast
  return TicketModel.find({ _id: '12' }).cast(TicketModel);
  // #endregion
}
