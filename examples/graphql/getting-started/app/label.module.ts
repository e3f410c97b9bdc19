import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { LabelDTO, LabelInputDTO } from './label.dto';
import { Label } from './label.entity';

@Module({
  imports: [
    // #region feature
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Label])],
      resolvers: [
        {
          EntityClass: Label,
          DTOClass: LabelDTO,
          CreateDTOClass: LabelInputDTO,
          UpdateDTOClass: LabelInputDTO,
        },
      ],
    }),
    // #endregion
  ],
})
export class LabelModule {}
