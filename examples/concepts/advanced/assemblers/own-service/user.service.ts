import { ConflictException, Injectable } from '@nestjs/common';
import {
  AssemblerQueryService,
  type DeepPartial,
  InjectQueryService,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import { UserAssembler } from '../user/user.assembler';
import type { CreateUserDTO, UpdateUserDTO, UserDTO } from '../user/user.dto';
import { User } from '../user/user.entity';

// #region service
@Injectable()
export class UserService extends AssemblerQueryService<
  UserDTO,
  User,
  CreateUserDTO,
  DeepPartial<User>,
  UpdateUserDTO,
  DeepPartial<User>
> {
  constructor(
    assembler: UserAssembler,
    @InjectQueryService(User) users: QueryService<User>,
  ) {
    super(assembler, users);
  }

  override async createOne(user: CreateUserDTO): Promise<UserDTO> {
    // The assembler stores addresses in lower case.
    const email = user.email.toLowerCase();
    if (await this.count({ email: { eq: email } }))
      throw new ConflictException(`${email} is registered already`);
    return super.createOne(user);
  }
}
// #endregion
