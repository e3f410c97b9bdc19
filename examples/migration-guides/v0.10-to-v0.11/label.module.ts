import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Label, LabelDTO } from './label';
import { LabelResolver } from './label.resolver';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Label])],
      dtos: [{ DTOClass: LabelDTO }],
    }),
  ],
  providers: [LabelResolver],
})
export class LabelModule {}
// #endregion
