import {
  AbstractAssembler,
  type AggregateQuery,
  type AggregateResponse,
  Assembler,
  type DeepPartial,
  type Query,
  transformAggregateQuery,
  transformAggregateResponse,
  transformQuery,
} from '@ptc-org/nestjs-query-core';
import { UserDTO } from './dtos';
import { User } from './entities';

const columns = { id: 'id', name: 'name', team: 'currentTeam' } as const;
const fields = { id: 'id', name: 'name', currentTeam: 'team' } as const;

@Assembler(UserDTO, User)
export class UserAssembler extends AbstractAssembler<UserDTO, User> {
  convertToDTO({ id, name, currentTeam }: User): UserDTO {
    return { id, name, team: currentTeam };
  }

  convertToEntity({ id, name, team }: UserDTO): User {
    return Object.assign(new User(), { id, name, currentTeam: team });
  }

  convertQuery(query: Query<UserDTO>): Query<User> {
    return transformQuery(query, columns);
  }

  convertAggregateQuery(query: AggregateQuery<UserDTO>): AggregateQuery<User> {
    return transformAggregateQuery(query, columns);
  }

  convertAggregateResponse(
    response: AggregateResponse<User>,
  ): AggregateResponse<UserDTO> {
    return transformAggregateResponse(response, fields);
  }

  convertToCreateEntity({ team, ...user }: DeepPartial<UserDTO>) {
    return { ...user, currentTeam: team };
  }

  convertToUpdateEntity({ team, ...user }: DeepPartial<UserDTO>) {
    return { ...user, currentTeam: team };
  }
}
