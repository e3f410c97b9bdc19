import {Field, ID, InputType, Int, ObjectType} from '@nestjs/graphql';
import {Authorize, FilterableField, IDField} from '@ptc-org/nestjs-query-graphql';
import {Column, Entity, PrimaryGeneratedColumn} from 'typeorm';
import type {UserContext} from './user-context';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column({type: 'integer', nullable: true})
  assigneeId!: number | null;
}

// #region authorize
@ObjectType('Ticket')
@Authorize<TicketDTO>({
  authorize: (context: UserContext) => ({assigneeId: {eq: context.req.user.id}}),
})
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @Field()
  title!: string;

  @FilterableField(() => Int, {nullable: true})
  assigneeId!: number | null;
}
// #endregion authorize

@InputType('CreateTicket')
export class CreateTicketDTO {
  @Field()
  title!: string;

  @Field(() => Int)
  assigneeId!: number;
}
