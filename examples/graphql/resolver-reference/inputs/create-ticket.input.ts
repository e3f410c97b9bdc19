import { Field, InputType } from '@nestjs/graphql';
import { CreateOneInputType } from '@ptc-org/nestjs-query-graphql';
import { CreateTicketDTO } from '../../resolvers/generated/ticket.inputs';

@InputType('ReportTicketInput')
export class ReportTicketInput extends CreateOneInputType(
  'report',
  CreateTicketDTO,
) {
  @Field({
    nullable: true,
    description: 'Shown to nobody; kept in the log of requests.',
  })
  source?: string;
}
