import {Module} from '@nestjs/common';
import {NestjsQueryGraphQLModule} from '@ptc-org/nestjs-query-graphql';
import {NestjsQueryTypegooseModule} from '@ptc-org/nestjs-query-typegoose';
import {CommentDTO, LabelDTO, TicketDTO, UserDTO} from './dtos';
import {Comment, Label, Ticket, User} from './entities';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypegooseModule.forFeature([Ticket, Comment, Label, User])],
      resolvers: [
        {EntityClass: Ticket, DTOClass: TicketDTO},
        {EntityClass: Comment, DTOClass: CommentDTO},
        {EntityClass: Label, DTOClass: LabelDTO},
        {EntityClass: User, DTOClass: UserDTO},
      ],
    }),
  ],
})
export class TrackerModule {}
