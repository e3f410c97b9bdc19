import { Injectable, Module } from '@nestjs/common';
import {
  InjectAssemblerQueryService,
  NestjsQueryCoreModule,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { UserAssembler } from '../user/user.assembler';
import type { UserDTO } from '../user/user.dto';
import { User } from '../user/user.entity';

// #region module
@Injectable()
export class Greeter {
  constructor(
    @InjectAssemblerQueryService(UserAssembler)
    private readonly users: QueryService<UserDTO>,
  ) {}

  async greet(familyName: string): Promise<string[]> {
    const users = await this.users.query({
      filter: { familyName: { eq: familyName } },
    });
    return users.map(({ fullName }) => `Hello, ${fullName}!`);
  }
}

@Module({
  imports: [
    NestjsQueryCoreModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([User])],
      assemblers: [UserAssembler],
    }),
  ],
  providers: [Greeter],
})
export class UserModule {}
// #endregion

// #region greet
export const greetFamily = (greeter: Greeter) => greeter.greet('Moreau');
// #endregion
