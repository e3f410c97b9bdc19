import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { IsEmail, IsOptional, IsString } from 'class-validator';

@ObjectType('User')
export class UserDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  givenName!: string;

  @FilterableField()
  familyName!: string;

  @FilterableField()
  email!: string;

  @Field()
  fullName!: string;
}

@InputType('CreateUser')
export class CreateUserDTO {
  @Field()
  @IsString()
  givenName!: string;

  @Field()
  @IsString()
  familyName!: string;

  @Field()
  @IsEmail()
  email!: string;
}

@InputType('UpdateUser')
export class UpdateUserDTO {
  @Field({ nullable: true })
  @IsOptional()
  @IsEmail()
  email?: string;
}
