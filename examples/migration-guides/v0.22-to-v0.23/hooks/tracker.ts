import { Injectable } from '@nestjs/common';
import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import {
  BeforeCreateOne,
  type BeforeCreateOneHook,
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

  @Column()
  reporter!: string;
}

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  reporter!: string;
}

// #region service
@Injectable()
export class Directory {
  nameOf(userId: number): string {
    return userId === 1 ? 'Ada Moreau' : 'somebody else';
  }
}
// #endregion

// #region hook
@Injectable()
export class SetReporter implements BeforeCreateOneHook<CreateTicketDTO> {
  constructor(private readonly directory: Directory) {}

  async run(
    instance: CreateOneInputType<CreateTicketDTO>,
    { req }: { req: { user: { id: number } } },
  ): Promise<CreateOneInputType<CreateTicketDTO>> {
    instance.input.reporter = this.directory.nameOf(req.user.id);
    return instance;
  }
}

@InputType('CreateTicket')
@BeforeCreateOne(SetReporter)
export class CreateTicketDTO {
  @Field()
  @IsString()
  title!: string;

  reporter?: string;
}
// #endregion
