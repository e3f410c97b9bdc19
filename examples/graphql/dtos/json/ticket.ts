import { Field, ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
import { GraphQLScalarType } from 'graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

// #region scalar
export const GraphQLJSON = new GraphQLScalarType({ name: 'JSON' });
// #endregion scalar

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column('simple-json', { nullable: true })
  environment?: object;

  @Column('jsonb', { nullable: true })
  extra?: object;
}

@ObjectType('Ticket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  // #region field
  @Field(() => GraphQLJSON, { nullable: true })
  environment?: object;
  // #endregion field

  @FilterableField(() => GraphQLJSON, { nullable: true })
  extra?: object;
}
