import { ID, ObjectType } from '@nestjs/graphql';
import {
  Assembler,
  ClassTransformerAssembler,
  type Query,
  type QueryFieldMap,
  transformQuery,
} from '@ptc-org/nestjs-query-core';
import {
  FilterableField,
  IDField,
  Relation,
} from '@ptc-org/nestjs-query-graphql';
import {
  Column,
  Entity,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation as Related,
} from 'typeorm';
import { UserDTO } from '../user/user.dto';
import { User } from '../user/user.entity';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @ManyToOne(() => User, { nullable: true })
  assignee!: Related<User> | null;
}

@ObjectType('Ticket')
@Relation('assignee', () => UserDTO, { nullable: true, enableLookAhead: true })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

@ObjectType('Card')
@Relation('assignee', () => UserDTO, { nullable: true, enableLookAhead: true })
export class CardDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

const columnOf: QueryFieldMap<TicketDTO | CardDTO, Ticket> = {
  id: 'id',
  title: 'title',
};

// #region dropped
@Assembler(TicketDTO, Ticket)
export class TicketAssembler extends ClassTransformerAssembler<
  TicketDTO,
  Ticket
> {
  override convertQuery(query: Query<TicketDTO>): Query<Ticket> {
    return transformQuery(query, columnOf);
  }
}
// #endregion

// #region kept
@Assembler(CardDTO, Ticket)
export class CardAssembler extends ClassTransformerAssembler<CardDTO, Ticket> {
  override convertQuery(query: Query<CardDTO>): Query<Ticket> {
    return {
      ...transformQuery(query, columnOf),
      relations: query.relations as Query<Ticket>['relations'],
    };
  }
}
// #endregion
