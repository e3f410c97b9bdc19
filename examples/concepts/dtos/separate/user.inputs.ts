import { Field, InputType } from '@nestjs/graphql';
import { IsEmail, IsOptional, IsString, Length } from 'class-validator';

// #region inputs
@InputType('CreateUser')
export class CreateUserDTO {
  @Field()
  @IsString()
  @Length(2, 60)
  name!: string;

  @Field()
  @IsEmail()
  email!: string;
}

@InputType('UpdateUser')
export class UpdateUserDTO {
  @Field({ nullable: true })
  @IsOptional()
  @IsString()
  @Length(2, 60)
  name?: string;
}
// #endregion
