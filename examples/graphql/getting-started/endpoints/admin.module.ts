import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { LabelDTO } from '../app/label.dto';
import { Label } from '../app/label.entity';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Label])],
      resolvers: [{ EntityClass: Label, DTOClass: LabelDTO }],
    }),
  ],
})
export class AdminModule {}
