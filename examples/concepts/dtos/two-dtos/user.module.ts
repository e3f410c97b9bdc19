import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { User } from '../separate/user.entity';
import { AccountDTO, UserDTO } from './user.dtos';

const readOnly = {
  create: { disabled: true },
  update: { disabled: true },
  delete: { disabled: true },
};

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([User])],
      // #region module
      resolvers: [
        { DTOClass: UserDTO, EntityClass: User, ...readOnly },
        { DTOClass: AccountDTO, EntityClass: User, ...readOnly },
      ],
      // #endregion module
    }),
  ],
})
export class UserModule {}
