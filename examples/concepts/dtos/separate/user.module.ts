import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { UserDTO } from './user.dto';
import { User } from './user.entity';
import { CreateUserDTO, UpdateUserDTO } from './user.inputs';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([User])],
      resolvers: [
        // #region entry
        {
          DTOClass: UserDTO,
          EntityClass: User,
          CreateDTOClass: CreateUserDTO,
          UpdateDTOClass: UpdateUserDTO,
        },
        // #endregion
      ],
    }),
  ],
})
export class UserModule {}
