import { Injectable, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  getQueryServiceToken,
  InjectQueryService,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import {
  Column,
  Entity,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;
}

@Injectable()
class TicketReports {
  constructor(
    @InjectQueryService(Ticket) readonly tickets: QueryService<Ticket>,
  ) {}
}

// #region no-auto-load
@Module({
  imports: [
    TypeOrmModule.forRoot({ type: 'sqljs', entities: [], retryAttempts: 0 }),
    NestjsQueryTypeOrmModule.forFeature([Ticket]),
  ],
})
export class WithoutEntityModule {}
// #endregion

// #region no-import
@Module({ providers: [TicketReports] })
class ReportsModule {}

@Module({
  imports: [
    TypeOrmModule.forRoot({ type: 'sqljs', autoLoadEntities: true }),
    NestjsQueryTypeOrmModule.forFeature([Ticket]),
    ReportsModule,
  ],
})
export class WithoutImportModule {}
// #endregion

@Entity()
class Milestone {
  @PrimaryGeneratedColumn()
  id!: number;

  // #region inverse
  @OneToMany(() => Task, (task) => task.milestone)
  tasks?: Relation<Task>[];
  // #endregion
}

@Entity()
class Task {
  @PrimaryGeneratedColumn()
  id!: number;

  milestone?: Relation<Milestone>;
}

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    NestjsQueryTypeOrmModule.forFeature([Milestone, Task]),
  ],
})
class OneSidedModule {}

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    NestjsQueryTypeOrmModule.forFeature([Ticket]),
  ],
})
class RightModule {}

/** Ends with the error that the application context ends with. */
export async function start(module: Type): Promise<void> {
  await NestFactory.createApplicationContext(module, {
    logger: false,
    abortOnError: false,
  });
}

export async function unknownRelation(): Promise<unknown> {
  const app = await NestFactory.createApplicationContext(RightModule, {
    logger: false,
  });
  const tickets = app.get<QueryService<Ticket>>(getQueryServiceToken(Ticket), {
    strict: false,
  });
  // #region unknown-relation
  const ticket = await tickets.createOne({
    title: 'Login page rejects long passwords',
  });
  return tickets.findRelation(Object, 'project', ticket);
  // #endregion
}

export async function oneSided(): Promise<unknown> {
  const app = await NestFactory.createApplicationContext(OneSidedModule, {
    logger: false,
  });
  const milestones = app.get<QueryService<Milestone>>(
    getQueryServiceToken(Milestone),
    { strict: false },
  );
  // #region read-one-sided
  const milestone = await milestones.createOne({});
  return milestones.queryRelations(Task, 'tasks', milestone, {});
  // #endregion
}
