import { InjectModel } from '@m8a/nestjs-typegoose';
import { Module } from '@nestjs/common';
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { QueryService } from '@ptc-org/nestjs-query-core';
import {
  FilterableField,
  IDField,
  NestjsQueryGraphQLModule,
} from '@ptc-org/nestjs-query-graphql';
import {
  NestjsQueryTypegooseModule,
  TypegooseQueryService,
} from '@ptc-org/nestjs-query-typegoose';
import type { ReturnModelType } from '@typegoose/typegoose';
import { IsInt, IsString } from 'class-validator';
import { BugTicket, Ticket } from './entities';

// #region dtos
@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: string;

  @FilterableField()
  kind!: string;

  @FilterableField()
  title!: string;
}

@ObjectType('BugTicket')
export class BugTicketDTO extends TicketDTO {
  @FilterableField(() => Int)
  severity!: number;
}

@InputType('CreateBugTicket')
export class CreateBugTicketDTO {
  @Field()
  @IsString()
  title!: string;

  @Field(() => Int)
  @IsInt()
  severity!: number;
}
// #endregion

// #region service
@QueryService(BugTicket)
export class BugTicketService extends TypegooseQueryService<BugTicket> {
  constructor(
    @InjectModel(BugTicket) model: ReturnModelType<typeof BugTicket>,
  ) {
    super(model);
  }
}
// #endregion

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [
        NestjsQueryTypegooseModule.forFeature([
          { typegooseClass: Ticket, discriminators: [BugTicket] },
        ]),
      ],
      services: [BugTicketService],
      resolvers: [
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          create: { disabled: true },
          update: { disabled: true },
        },
        {
          EntityClass: BugTicket,
          DTOClass: BugTicketDTO,
          ServiceClass: BugTicketService,
          CreateDTOClass: CreateBugTicketDTO,
        },
      ],
    }),
  ],
})
export class TicketsModule {}
// #endregion
