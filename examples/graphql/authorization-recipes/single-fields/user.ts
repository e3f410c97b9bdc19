import { Field, type FieldMiddleware, ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class User {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @Column()
  email!: string;
}

// #region dto
const onlyOneself: FieldMiddleware = async ({ source, context }, next) => {
  const { user } = context.req;
  return user.id === source.id || user.role === 'administrator' ? next() : null;
};

@ObjectType('User')
export class UserDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;

  @Field({ nullable: true, middleware: [onlyOneself] })
  email?: string;
}
// #endregion
