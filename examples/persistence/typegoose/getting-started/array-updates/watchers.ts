import { Field, InputType } from '@nestjs/graphql';
import { IsArray, IsOptional, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';

@InputType()
export class WatchersUpdate {
  @Field(() => [String], { nullable: true })
  @IsOptional()
  @IsArray()
  push?: string[];
}

@InputType('UpdateTicket')
export class UpdateTicketDTO {
  @Field(() => WatchersUpdate, { nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => WatchersUpdate)
  watchers?: WatchersUpdate;
}
