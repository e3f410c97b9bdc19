import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterableOffsetConnection,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { Ticket } from '../../services/virtual-relation/project';

// #region project
@Entity()
@ObjectType()
@FilterableOffsetConnection('topTickets', () => Ticket)
export class Project {
  @PrimaryGeneratedColumn()
  @IDField(() => ID)
  id!: number;

  @Column()
  @FilterableField()
  name!: string;
}
// #endregion
