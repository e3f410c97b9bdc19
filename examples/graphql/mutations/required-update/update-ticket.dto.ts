import { Field, InputType } from '@nestjs/graphql';

// #region required
@InputType('UpdateTicket')
export class UpdateTicketDTO {
  @Field()
  title!: string;

  @Field({ nullable: true })
  status?: string;
}
// #endregion
