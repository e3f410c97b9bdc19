import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryMikroOrmModule } from '@ptc-org/nestjs-query-mikro-orm';
import { Field, InputType } from '@nestjs/graphql';
import { IsString } from 'class-validator';
import { TicketDTO } from '../app/ticket.dto';
import { Ticket } from '../app/ticket.entity';
import { TicketService } from './ticket.service';

@InputType('CreateTicket')
export class CreateTicketDTO {
  @Field()
  @IsString()
  title!: string;
}

@Module({
  imports: [
    // #region feature
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryMikroOrmModule.forFeature([Ticket])],
      services: [TicketService],
      resolvers: [
        {
          DTOClass: TicketDTO,
          ServiceClass: TicketService,
          CreateDTOClass: CreateTicketDTO,
          create: { many: { disabled: true } },
          update: { disabled: true },
          delete: { disabled: true },
        },
      ],
    }),
    // #endregion
  ],
})
export class TicketModule {}
