import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DuplicateFilter } from './duplicate.filter';
import { CreateLabelDTO, Label, LabelDTO } from './label';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Label])],
      // #region entry
      resolvers: [
        {
          EntityClass: Label,
          DTOClass: LabelDTO,
          CreateDTOClass: CreateLabelDTO,
          filters: [DuplicateFilter],
        },
      ],
      // #endregion
    }),
  ],
})
export class LabelModule {}
