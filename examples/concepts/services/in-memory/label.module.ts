import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { Label } from './label';
import { LabelService } from './label.service';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      services: [LabelService],
      resolvers: [
        {
          DTOClass: Label,
          ServiceClass: LabelService,
          create: { disabled: true },
          update: { disabled: true },
          delete: { many: { disabled: true } },
        },
      ],
    }),
  ],
})
export class LabelModule {}
// #endregion
