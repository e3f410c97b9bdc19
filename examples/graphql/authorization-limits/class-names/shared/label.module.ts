import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { ItemDTO as LabelDTO } from './label.dto';
import { Label } from './label.entity';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Label])],
      resolvers: [{ EntityClass: Label, DTOClass: LabelDTO }],
    }),
  ],
})
export class LabelModule {}
