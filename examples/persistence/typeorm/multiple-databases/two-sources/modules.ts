import { Injectable, Module } from '@nestjs/common';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import {
  NestjsQueryTypeOrmModule,
  TypeOrmQueryService,
} from '@ptc-org/nestjs-query-typeorm';
import { Column, Entity, PrimaryGeneratedColumn, Repository } from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;
}

// #region services
@Injectable()
export class LiveTickets extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repo: Repository<Ticket>) {
    super(repo);
  }
}

@Injectable()
export class ArchivedTickets extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket, 'archive') repo: Repository<Ticket>) {
    super(repo);
  }
}
// #endregion

@Injectable()
export class ByToken {
  constructor(
    @InjectQueryService(Ticket) readonly tickets: QueryService<Ticket>,
  ) {}
}

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    TypeOrmModule.forRoot({
      name: 'archive',
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    // #region features
    NestjsQueryTypeOrmModule.forFeature([Ticket]),
    NestjsQueryTypeOrmModule.forFeature([Ticket], 'archive'),
    // #endregion
  ],
  providers: [LiveTickets, ArchivedTickets, ByToken],
})
export class AppModule {}

export async function whichOne(
  live: LiveTickets,
  archived: ArchivedTickets,
  byToken: ByToken,
) {
  // #region which
  await live.createMany([
    { title: 'Rate limit the login' },
    { title: 'Rotate the logs' },
  ]);
  await archived.createOne({ title: 'Install the server' });
  console.log(
    'live',
    await live.count({}),
    'archived',
    await archived.count({}),
  );
  console.log(
    '@InjectQueryService(Ticket) counts',
    await byToken.tickets.count({}),
  );
  // #endregion
}
