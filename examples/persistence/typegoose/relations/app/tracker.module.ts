import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypegooseModule } from '@ptc-org/nestjs-query-typegoose';
import { CommentDTO, LabelDTO, TicketDTO, UserDTO } from './dtos';
import { Comment, Label, Ticket, User } from './entities';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [
        NestjsQueryTypegooseModule.forFeature([Ticket, Comment, Label, User]),
      ],
      resolvers: [
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          create: { disabled: true },
        },
        {
          EntityClass: Comment,
          DTOClass: CommentDTO,
          create: { disabled: true },
        },
        { EntityClass: Label, DTOClass: LabelDTO, create: { disabled: true } },
        { EntityClass: User, DTOClass: UserDTO, create: { disabled: true } },
      ],
    }),
  ],
})
export class TrackerModule {}
