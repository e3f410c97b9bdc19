import {
  AbstractAssembler,
  type AggregateQuery,
  type AggregateResponse,
  Assembler,
  type DeepPartial,
  type Query,
  type QueryFieldMap,
  transformAggregateQuery,
  transformAggregateResponse,
  transformQuery,
} from '@ptc-org/nestjs-query-core';
import { CreateUserDTO, UpdateUserDTO, UserDTO } from './user.dto';
import { User } from './user.entity';

// #region maps
const columnOf: QueryFieldMap<UserDTO, User> = {
  id: 'id',
  givenName: 'first',
  familyName: 'last',
  email: 'mail',
};

const fieldOf: QueryFieldMap<User, UserDTO> = {
  id: 'id',
  first: 'givenName',
  last: 'familyName',
  mail: 'email',
};
// #endregion

@Assembler(UserDTO, User)
export class UserAssembler extends AbstractAssembler<
  UserDTO,
  User,
  CreateUserDTO,
  DeepPartial<User>,
  UpdateUserDTO,
  DeepPartial<User>
> {
  // #region dto
  convertToDTO({ id, first, last, mail }: User): UserDTO {
    return Object.assign(new UserDTO(), {
      id,
      givenName: first,
      familyName: last,
      email: mail,
      fullName: `${first} ${last}`,
    });
  }
  // #endregion

  // #region entity
  convertToEntity({ id, givenName, familyName, email }: UserDTO): User {
    return Object.assign(new User(), {
      id,
      first: givenName,
      last: familyName,
      mail: email,
    });
  }
  // #endregion

  // #region create
  convertToCreateEntity({
    givenName,
    familyName,
    email,
  }: CreateUserDTO): DeepPartial<User> {
    return { first: givenName, last: familyName, mail: email.toLowerCase() };
  }
  // #endregion

  // #region update
  convertToUpdateEntity({ email }: UpdateUserDTO): DeepPartial<User> {
    return { mail: email?.toLowerCase() };
  }
  // #endregion

  // #region query
  convertQuery(query: Query<UserDTO>): Query<User> {
    return transformQuery(query, columnOf);
  }
  // #endregion

  // #region aggregate-query
  convertAggregateQuery(
    aggregate: AggregateQuery<UserDTO>,
  ): AggregateQuery<User> {
    return {
      ...transformAggregateQuery(aggregate, columnOf),
      groupBy: aggregate.groupBy?.map(({ field, args }) => ({
        field: columnOf[field] as keyof User,
        args,
      })),
    };
  }
  // #endregion

  // #region aggregate-response
  convertAggregateResponse({
    groupBy,
    ...response
  }: AggregateResponse<User>): AggregateResponse<UserDTO> {
    const groups = Object.entries(groupBy ?? {}).map(([column, value]) => [
      fieldOf[column as keyof User] as string,
      value,
    ]);
    return {
      ...transformAggregateResponse(response, fieldOf),
      groupBy: groupBy && Object.fromEntries(groups),
    };
  }
  // #endregion
}
