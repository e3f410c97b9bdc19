import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import {
  Assembler,
  ClassTransformerAssembler,
} from '@ptc-org/nestjs-query-core';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { User } from '../user/user.entity';

@ObjectType('User')
export class UserDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  mail!: string;

  @Field()
  avatarUrl!: string;
}

// #region assembler
@Injectable()
export class Avatars {
  urlOf(mail: string): string {
    return `https://avatars.example/${encodeURIComponent(mail)}`;
  }
}

@Assembler(UserDTO, User)
export class UserAssembler extends ClassTransformerAssembler<UserDTO, User> {
  constructor(private readonly avatars: Avatars) {
    super();
  }

  override async convertToDTO(user: User): Promise<UserDTO> {
    const dto = await super.convertToDTO(user);
    dto.avatarUrl = this.avatars.urlOf(user.mail);
    return dto;
  }
}
// #endregion
