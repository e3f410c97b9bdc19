import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Filter } from '@ptc-org/nestjs-query-core';
import {
  Authorize,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { IsInt, Length } from 'class-validator';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { Project } from '../authorized/project';

interface GqlContext {
  req: { user: { id: number } };
}

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column()
  projectId!: number;

  @ManyToOne(() => Project)
  @JoinColumn({ name: 'projectId' })
  project?: Project;
}

// #region dto
@ObjectType('Ticket')
@Authorize<TicketDTO>({
  authorize: (context: GqlContext) => {
    const filter: Filter<Ticket> = {
      project: { ownerId: { eq: context.req.user.id } },
    };
    return filter as Filter<TicketDTO>;
  },
})
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int)
  projectId!: number;
}
// #endregion

@InputType('CreateTicket')
export class CreateTicketDTO {
  @Field()
  @Length(3, 80)
  title!: string;

  @Field(() => Int)
  @IsInt()
  projectId!: number;
}
