import {
  AssemblerDeserializer,
  AssemblerSerializer,
  DefaultAssembler,
} from '@ptc-org/nestjs-query-core';
import { Expose, instanceToPlain, plainToInstance } from 'class-transformer';
import {
  BelongsTo,
  Column,
  DataType,
  ForeignKey,
  HasMany,
  Model,
  Sequelize,
  Table,
} from 'sequelize-typescript';

@Table({ timestamps: false })
class Project extends Model<Project, Partial<Project>> {
  @Column(DataType.STRING)
  declare name: string;

  @HasMany(() => Ticket)
  declare tickets?: Ticket[];
}

@Table({ timestamps: false })
class Ticket extends Model<Ticket, Partial<Ticket>> {
  @Column(DataType.STRING)
  declare title: string;

  @ForeignKey(() => Project)
  @Column(DataType.INTEGER)
  declare projectId: number;

  @BelongsTo(() => Project)
  declare project?: Project;

  // #region virtual
  @Column({
    type: DataType.VIRTUAL,
    get(this: Ticket) {
      return this.title.toUpperCase();
    },
  })
  declare shout: string;
  // #endregion
}

// #region dto
class TicketDTO {
  id!: number;

  title!: string;
}
// #endregion

new Sequelize({
  dialect: 'postgres',
  models: [Project, Ticket],
  logging: false,
});

function row(): Ticket {
  return Ticket.build(
    {
      id: 1,
      title: 'Dark mode',
      project: { id: 2, name: 'Website' },
    } as object,
    {
      include: [Project],
      raw: true,
    },
  );
}

export function instanceToDto(): unknown {
  const ticket = row();
  // #region wrong-dto
  return plainToInstance(TicketDTO, ticket);
  // #endregion
}

export function plainToModel(): unknown {
  // #region wrong-model
  return plainToInstance(Ticket, { title: 'Dark mode' }).title;
  // #endregion
}

export function modelToDto(): unknown {
  const ticket = row();
  // #region to-dto
  return plainToInstance(TicketDTO, ticket.get({ plain: true }));
  // #endregion
}

export function exposedOnly(): unknown {
  const ticket = row();
  // #region exposed
  class TitleDTO {
    @Expose()
    title!: string;
  }
  return plainToInstance(TitleDTO, ticket.get({ plain: true }), {
    excludeExtraneousValues: true,
  });
  // #endregion
}

export function whatTheInterceptorCalls(): unknown {
  const ticket = row();
  // #region interceptor
  return instanceToPlain(ticket);
  // #endregion
}

export function dtoToModel(): unknown {
  const dto = plainToInstance(TicketDTO, { title: 'Dark mode' });
  // #region to-model
  const ticket = Ticket.build({ ...dto });
  return {
    isModel: ticket instanceof Ticket,
    title: ticket.title,
    changed: ticket.changed(),
  };
  // #endregion
}

export async function assembled(): Promise<unknown> {
  // #region register
  AssemblerSerializer((ticket: Ticket) => ticket.get({ plain: true }))(Ticket);
  AssemblerDeserializer((plain: object) => Ticket.build(plain))(Ticket);
  // #endregion
  const ticket = row();
  // #region assembler
  const assembler = new DefaultAssembler(TicketDTO, Ticket);
  const dto = await assembler.convertToDTO(ticket);
  const back = await assembler.convertToEntity(dto);
  return {
    title: dto.title,
    isDto: dto instanceof TicketDTO,
    isModel: back instanceof Ticket,
  };
  // #endregion
}

export function registeredTwice(): unknown {
  // #region twice
  return AssemblerSerializer((ticket: Ticket) => ticket.toJSON())(Ticket);
  // #endregion
}
