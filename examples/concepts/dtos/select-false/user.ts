import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

// #region column
@Entity()
export class User {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @Column({ select: false })
  resetCode!: string;
}
// #endregion column

// #region dto
@ObjectType('User')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class UserDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;

  @FilterableField({ nullable: true })
  resetCode?: string;
}
// #endregion dto
