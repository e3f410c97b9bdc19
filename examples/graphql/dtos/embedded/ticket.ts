import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn, VirtualColumn } from 'typeorm';

export class Effort {
  @Column()
  hours!: number;
}

// #region entity
@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('simple-json')
  estimate!: Effort;

  @Column(() => Effort, { prefix: false })
  effort!: Effort;

  // #region flat-column
  @VirtualColumn({ type: 'int', query: (alias) => `${alias}.hours` })
  hours!: number;
  // #endregion flat-column
}
// #endregion entity

// #region object
@ObjectType('Effort')
export class EffortDTO {
  @FilterableField(() => Int)
  hours!: number;
}
// #endregion object

@ObjectType('Ticket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  // #region field
  @Field()
  estimate!: EffortDTO;
  // #endregion field

  // #region filterable
  @FilterableField()
  effort!: EffortDTO;
  // #endregion filterable

  // #region flat-field
  @FilterableField(() => Int)
  hours!: number;
  // #endregion flat-field
}
