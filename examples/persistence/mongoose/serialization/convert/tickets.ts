import {
  AssemblerSerializer,
  DefaultAssembler,
} from '@ptc-org/nestjs-query-core';
import { ObjectId } from '@ptc-org/nestjs-query-graphql';
import { plainToInstance } from 'class-transformer';
import { Document, model, Schema, Types } from 'mongoose';

const id = new Types.ObjectId('65a000000000000000000001');

// #region model
interface Ticket {
  title: string;
  labels: Types.ObjectId[];
}

const schema = new Schema<Ticket>({ title: String, labels: [Types.ObjectId] });

schema.virtual('shout').get(function () {
  return this.title.toUpperCase();
});

const TicketModel = model('Ticket', schema);
// #endregion

// #region dto
class TicketDTO {
  @ObjectId()
  _id!: Types.ObjectId;

  id!: string;

  title!: string;

  shout!: string;
}
// #endregion

const document = new TicketModel({ _id: id, title: 'Dark mode', labels: [id] });

export function documentToDto(): unknown {
  // #region to-dto
  const dto = plainToInstance(TicketDTO, document.toObject({ virtuals: true }));
  return { id: dto.id, title: dto.title, shout: dto.shout };
  // #endregion
}

export function withoutVirtuals(): unknown {
  // #region without-virtuals
  return Object.keys(document.toObject());
  // #endregion
}

export function dtoToDocument(): unknown {
  const dto = plainToInstance(TicketDTO, { title: 'Dark mode' });
  // #region to-document
  const ticket = new TicketModel(dto);
  return {
    isDocument: ticket instanceof TicketModel,
    title: ticket.title,
    isNew: ticket.isNew,
  };
  // #endregion
}

export function objectIds(): unknown {
  // #region object-id
  class Plain {
    _id!: Types.ObjectId;
  }
  const plain = plainToInstance(Plain, { _id: id });
  const kept = plainToInstance(TicketDTO, { _id: id });
  return {
    without: { equal: plain._id.equals(id), same: plain._id === id },
    with: { equal: kept._id.equals(id), same: kept._id === id },
  };
  // #endregion
}

export async function assembled(): Promise<unknown> {
  // #region assembler
  AssemblerSerializer((found: Document) => found.toObject({ virtuals: true }))(
    Document,
  );
  const assembler = new DefaultAssembler(TicketDTO, TicketModel);
  const dto = await assembler.convertToDTO(document);
  return { isDto: dto instanceof TicketDTO, id: dto.id, shout: dto.shout };
  // #endregion
}

export function registeredTwice(): unknown {
  // #region twice
  return AssemblerSerializer((found: Document) => found.toObject())(Document);
  // #endregion
}
