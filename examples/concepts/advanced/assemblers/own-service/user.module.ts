import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { UserAssembler } from '../user/user.assembler';
import { CreateUserDTO, UpdateUserDTO, UserDTO } from '../user/user.dto';
import { User } from '../user/user.entity';
import { UserService } from './user.service';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([User])],
      assemblers: [UserAssembler],
      services: [UserService],
      resolvers: [
        {
          DTOClass: UserDTO,
          ServiceClass: UserService,
          CreateDTOClass: CreateUserDTO,
          UpdateDTOClass: UpdateUserDTO,
        },
      ],
    }),
  ],
})
export class UserModule {}
// #endregion
