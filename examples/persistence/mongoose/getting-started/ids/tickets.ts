import { model, Schema, Types } from 'mongoose';

const Ticket = model('Ticket', new Schema({ title: String, priority: Number }));

export function idOfTicket(): unknown {
  // #region id
  const ticket = new Ticket({
    _id: new Types.ObjectId('65a000000000000000000001'),
    title: 'Dark mode',
  });
  return { _id: ticket._id instanceof Types.ObjectId, id: ticket.id };
  // #endregion
}

export function castInvalidId(): unknown {
  // #region cast
  return Ticket.find({ _id: '12' }).cast(Ticket);
  // #endregion
}
