import { Injectable } from '@nestjs/common';
import { Field, InputType } from '@nestjs/graphql';
import {
  BeforeCreateOne,
  type CreateOneInputType,
} from '@ptc-org/nestjs-query-graphql';
import { Storage } from './storage';
import { type FileUpload, GraphQLUpload } from './upload';

// #region hook
@Injectable()
export class StoreScreenshot {
  constructor(private readonly storage: Storage) {}

  async run(instance: CreateOneInputType<CreateTicketDTO>) {
    const { screenshot, ...ticket } = instance.input;
    const screenshotPath = await this.storage.save(await screenshot);
    return { input: { ...ticket, screenshotPath } };
  }
}

@InputType('CreateTicket')
@BeforeCreateOne(StoreScreenshot)
export class CreateTicketDTO {
  @Field()
  title!: string;

  @Field(() => GraphQLUpload)
  screenshot!: Promise<FileUpload>;
}
// #endregion
