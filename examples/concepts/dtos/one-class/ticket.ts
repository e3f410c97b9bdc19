import { ID, Int, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

// #region class
@Entity()
@ObjectType()
export class Ticket {
  @PrimaryGeneratedColumn()
  @IDField(() => ID)
  id!: number;

  @Column()
  @FilterableField()
  title!: string;

  @Column()
  @FilterableField(() => Int)
  priority!: number;
}
// #endregion
