import { Module } from '@nestjs/common';
import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  NestjsQueryGraphQLModule,
  Relation as GraphQLRelation,
} from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import {
  Column,
  Entity,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { User } from '../user/user.entity';
import { Avatars, UserAssembler, UserDTO } from './user.assembler';

@Entity()
class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @ManyToOne(() => User, { nullable: true })
  assignee!: Relation<User> | null;
}

@ObjectType('Ticket')
@GraphQLRelation('assignee', () => UserDTO, { nullable: true })
class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

@Module({ providers: [Avatars], exports: [Avatars] })
class AvatarsModule {}

// #region modules
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([User]), AvatarsModule],
      assemblers: [UserAssembler],
      resolvers: [{ DTOClass: UserDTO, AssemblerClass: UserAssembler }],
    }),
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      resolvers: [{ DTOClass: TicketDTO, EntityClass: Ticket }],
    }),
  ],
})
export class TrackerModule {}
// #endregion
