import {
  AssemblerSerializer,
  DefaultAssembler,
} from '@ptc-org/nestjs-query-core';
import { ObjectId } from '@ptc-org/nestjs-query-graphql';
import { getModelForClass, modelOptions, prop } from '@typegoose/typegoose';
import { Exclude, plainToInstance } from 'class-transformer';
import { Types } from 'mongoose';

// #region class
class Ticket {
  @ObjectId()
  _id!: Types.ObjectId;

  id!: string;

  @prop({ type: String })
  title!: string;

  @Exclude()
  @prop({ type: String })
  internalNote?: string;

  shout(): string {
    return this.title.toUpperCase();
  }

  get headline(): string {
    return `${this.id}: ${this.title}`;
  }
}
// #endregion

// #region dto
class TicketDTO {
  id!: string;

  title!: string;
}
// #endregion

const TicketModel = getModelForClass(Ticket);
const document = new TicketModel({
  _id: new Types.ObjectId('65a000000000000000000001'),
  title: 'Dark mode',
});

export function documentToDto(): unknown {
  // #region to-dto
  const dto = plainToInstance(TicketDTO, document.toObject({ virtuals: true }));
  return { isDto: dto instanceof TicketDTO, id: dto.id, title: dto.title };
  // #endregion
}

export function dtoToDocument(): unknown {
  const dto = plainToInstance(TicketDTO, { title: 'Dark mode' });
  // #region to-document
  const ticket = new TicketModel(dto);
  return { isDocument: ticket instanceof TicketModel, title: ticket.title };
  // #endregion
}

export function methods(): unknown {
  // #region methods
  const plain = document.toObject({ virtuals: true });
  return {
    shouted: document.shout(),
    hasMethod: 'shout' in plain,
    hasGetter: 'headline' in plain,
  };
  // #endregion
}

export async function inputToEntity(): Promise<unknown> {
  // #region input
  const assembler = new DefaultAssembler(TicketDTO, Ticket);
  const entity = await assembler.convertToCreateEntity({
    title: 'Dark mode',
    internalNote: 'x',
  } as object);
  return {
    isTicket: entity instanceof Ticket,
    title: entity.title,
    internalNote: entity.internalNote,
  };
  // #endregion
}

export function registeredTwice(): unknown {
  // #region twice
  AssemblerSerializer(() => document.toObject({ virtuals: true }))(TicketModel);
  return AssemblerSerializer(() => document.toObject())(TicketModel);
  // #endregion
}

// #region transform
@modelOptions({
  schemaOptions: {
    toObject: {
      transform: (notice) => ({ id: notice.id, title: notice.get('title') }),
    },
  },
})
class Notice {
  @prop({ type: String })
  title!: string;
}
// #endregion

export function transformed(): unknown {
  const NoticeModel = getModelForClass(Notice);
  // #region read-transformed
  const notice = new NoticeModel({ title: 'Dark mode' });
  return Object.keys(notice.toObject({ virtuals: true }));
  // #endregion
}
