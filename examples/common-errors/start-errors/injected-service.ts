import { Injectable, Module } from '@nestjs/common';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { database } from './infrastructure';
import { Ticket } from './ticket.entity';

// #region service
@Injectable()
export class ReportService {
  constructor(
    @InjectQueryService(Ticket) readonly tickets: QueryService<Ticket>,
  ) {}
}
// #endregion service

// #region fault
@Module({ providers: [ReportService] })
export class ReportModule {}
// #endregion fault

// #region cure
@Module({
  imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
  providers: [ReportService],
})
export class MendedReportModule {}
// #endregion cure

@Module({ imports: [database, ReportModule] })
export class AppModule {}

@Module({ imports: [database, MendedReportModule] })
export class MendedAppModule {}
