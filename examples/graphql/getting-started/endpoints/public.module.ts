import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { LabelDTO } from '../app/label.dto';
import { Label } from '../app/label.entity';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Label])],
      resolvers: [
        // #region resolver
        {
          EntityClass: Label,
          DTOClass: LabelDTO,
          create: { disabled: true },
          update: { disabled: true },
          delete: { disabled: true },
        },
        // #endregion
      ],
    }),
  ],
})
export class PublicModule {}
