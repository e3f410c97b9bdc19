import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

// #region entity
@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @VersionColumn()
  version!: number;
}
// #endregion

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int)
  version!: number;
}

// #region update
@InputType('UpdateTicket')
export class UpdateTicketDTO {
  @Field()
  title!: string;

  @Field(() => Int)
  version!: number;
}
// #endregion
