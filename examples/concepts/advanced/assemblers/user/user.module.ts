import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { UserAssembler } from './user.assembler';
import { CreateUserDTO, UpdateUserDTO, UserDTO } from './user.dto';
import { User } from './user.entity';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([User])],
      assemblers: [UserAssembler],
      resolvers: [
        {
          DTOClass: UserDTO,
          AssemblerClass: UserAssembler,
          CreateDTOClass: CreateUserDTO,
          UpdateDTOClass: UpdateUserDTO,
          enableAggregate: true,
        },
      ],
    }),
  ],
})
export class UserModule {}
// #endregion
