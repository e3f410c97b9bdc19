import { Injectable, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../../entities/look-ahead/entities';
import { Ticket as TrainTicket } from './train-ticket';

// #region service
@Injectable()
export class TrainService {
  constructor(
    @InjectQueryService(TrainTicket)
    readonly trainTickets: QueryService<TrainTicket>,
  ) {}
}
// #endregion

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    NestjsQueryTypeOrmModule.forFeature([Project]),
    // #region features
    NestjsQueryTypeOrmModule.forFeature([Ticket]),
    NestjsQueryTypeOrmModule.forFeature([TrainTicket]),
    // #endregion
  ],
  providers: [TrainService],
})
export class AppModule {}

export async function seatOf({ trainTickets }: TrainService) {
  // #region seat
  await trainTickets.createOne({ seat: '12A' });
  // #endregion
}
