import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsArray, IsObject, ValidateIf, ValidateNested } from 'class-validator';

@InputType()
export class WatchersUpdate {
  @Field(() => [String])
  @IsArray()
  push!: string[];
}

@InputType('UpdateTicket')
export class UpdateTicketDTO {
  @Field(() => WatchersUpdate, { nullable: true })
  @ValidateIf(({ watchers }: UpdateTicketDTO) => watchers !== undefined)
  @IsObject()
  @ValidateNested()
  @Type(() => WatchersUpdate)
  watchers?: WatchersUpdate;
}
