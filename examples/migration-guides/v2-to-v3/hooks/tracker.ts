import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import {
  BeforeCreateOne,
  type CreateOneInputType,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { IsString } from 'class-validator';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;
}

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

// #region hooks
type Create = CreateOneInputType<CreateTicketDTO>;

function trimTitle(instance: Create): Create {
  instance.input.title = instance.input.title.trim();
  return instance;
}

function endWithFullStop(instance: Create): Create {
  instance.input.title = instance.input.title.replace(/\.?$/, '.');
  return instance;
}

@InputType('CreateTicket')
@BeforeCreateOne(trimTitle, endWithFullStop)
export class CreateTicketDTO {
  @Field()
  @IsString()
  title!: string;
}
// #endregion
