import { InputType, PartialType } from '@nestjs/graphql';
import { CreateTicketDTO } from './create-ticket.dto';

@InputType('UpdateTicket')
export class UpdateTicketDTO extends PartialType(CreateTicketDTO) {}
