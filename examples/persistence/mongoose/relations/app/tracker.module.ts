import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryMongooseModule } from '@ptc-org/nestjs-query-mongoose';
import { CommentDTO, LabelDTO, TicketDTO, UserDTO } from './dtos';
import {
  Comment,
  CommentSchema,
  Label,
  LabelSchema,
  Ticket,
  TicketSchema,
  User,
  UserSchema,
} from './entities';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [
        NestjsQueryMongooseModule.forFeature([
          { document: Ticket, name: Ticket.name, schema: TicketSchema },
          { document: Comment, name: Comment.name, schema: CommentSchema },
          { document: Label, name: Label.name, schema: LabelSchema },
          { document: User, name: User.name, schema: UserSchema },
        ]),
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
