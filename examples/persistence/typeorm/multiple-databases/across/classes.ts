import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

// #region classes
@Entity()
@ObjectType()
export class AuditEntry {
  @PrimaryGeneratedColumn()
  @IDField(() => ID)
  id!: number;

  @Column()
  @FilterableField()
  action!: string;

  @Column()
  @FilterableField(() => Int)
  ticketId!: number;
}

@Entity()
@ObjectType()
@UnPagedRelation('auditEntries', () => AuditEntry)
export class Ticket {
  @PrimaryGeneratedColumn()
  @IDField(() => ID)
  id!: number;

  @Column()
  @FilterableField()
  title!: string;
}
// #endregion
