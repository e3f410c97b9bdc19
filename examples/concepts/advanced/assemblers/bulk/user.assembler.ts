import { ClassTransformerAssembler } from '@ptc-org/nestjs-query-core';

class User {
  id!: number;
  name!: string;
}

class UserDTO {
  id!: number;
  name!: string;
  online!: boolean;
}

/** Stands for a remote service. */
async function onlineIds(ids: number[]): Promise<Set<number>> {
  console.log('asked for', ids);
  return new Set(ids.filter((id) => id !== 2));
}

// #region assembler
class UserAssembler extends ClassTransformerAssembler<UserDTO, User> {
  override async convertToDTO(user: User): Promise<UserDTO> {
    const [dto] = await this.convertToDTOs([user]);
    return dto as UserDTO;
  }

  override async convertToDTOs(users: User[]): Promise<UserDTO[]> {
    const online = await onlineIds(users.map(({ id }) => id));
    return users.map(({ id, name }) =>
      Object.assign(new UserDTO(), { id, name, online: online.has(id) }),
    );
  }
}
// #endregion

export async function convertThree() {
  // #region convert
  const users = [
    { id: 1, name: 'Ada' },
    { id: 2, name: 'Ben' },
    { id: 3, name: 'Chloé' },
  ];
  return new UserAssembler(UserDTO, User).convertToDTOs(users);
  // #endregion
}
