import { ID, InputType, ObjectType, PickType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { IsString } from 'class-validator';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
} from 'typeorm';

@Entity()
@ObjectType()
export class AuditEntry {
  @PrimaryGeneratedColumn()
  @IDField(() => ID)
  id!: number;

  @Column()
  @FilterableField()
  @IsString()
  action!: string;

  @CreateDateColumn()
  @FilterableField()
  at!: Date;
}

@InputType()
export class CreateAuditEntry extends PickType(
  AuditEntry,
  ['action'],
  InputType,
) {}
