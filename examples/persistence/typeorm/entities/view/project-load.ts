import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterableRelation,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
  ViewColumn,
  ViewEntity,
} from 'typeorm';

// #region view
@ViewEntity({
  expression:
    'SELECT "projectId" AS "id", COUNT(*) AS "tickets" FROM "ticket" GROUP BY "projectId"',
})
export class ProjectLoad {
  // TypeORM runs decorators from the bottom up and keeps the first.
  @ViewColumn()
  @PrimaryColumn()
  id!: number;

  @ViewColumn()
  tickets!: number;
}
// #endregion

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column()
  projectId!: number;

  // #region relation
  @ManyToOne(() => ProjectLoad, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'projectId' })
  load?: Relation<ProjectLoad>;
  // #endregion
}

// #region dto
@ObjectType('ProjectLoad')
export class ProjectLoadDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField(() => Int)
  tickets!: number;
}
// #endregion

@ObjectType('Ticket')
@FilterableRelation('load', () => ProjectLoadDTO)
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @Field()
  title!: string;
}
