import { ConflictException, Injectable } from '@nestjs/common';
import { AssemblerQueryService } from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { UserAssembler } from '../user/user.assembler';
import type { CreateUserDTO, UserDTO } from '../user/user.dto';
import { User } from '../user/user.entity';

@Injectable()
export class Registration {
  constructor(
    private readonly assembler: UserAssembler,
    readonly source: DataSource,
  ) {}

  // #region register
  /** Registers all of them, or nobody. */
  register(people: CreateUserDTO[]): Promise<UserDTO[]> {
    return this.source.transaction(async (manager) => {
      const users = new AssemblerQueryService(
        this.assembler,
        new TypeOrmQueryService(manager.getRepository(User)),
      );
      const registered: UserDTO[] = [];
      for (const person of people) {
        const email = person.email.toLowerCase();
        if (await users.count({ email: { eq: email } }))
          throw new ConflictException(`${email} is taken`);
        registered.push(await users.createOne(person));
      }
      return registered;
    });
  }
  // #endregion
}

export async function registerTwice(registration: Registration) {
  const users = registration.source.getRepository(User);
  // #region twice
  const dana = {
    givenName: 'Dana',
    familyName: 'Reyes',
    email: 'Dana@example.com',
  };
  const before = await users.count();
  const failure = await registration
    .register([dana, dana])
    .catch((error: Error) => error.message);
  console.log(failure);
  console.log('before', before, 'after', await users.count());

  const [registered] = await registration.register([dana]);
  return registered;
  // #endregion
}
