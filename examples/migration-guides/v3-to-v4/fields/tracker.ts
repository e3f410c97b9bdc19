import { ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;
}

// #region ticket
@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField({ name: 'headline' })
  title!: string;
}
// #endregion

// #region label
@Entity()
export class Label {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'name' })
  caption!: string;
}

@ObjectType('Label')
export class LabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  caption!: string;
}
// #endregion
