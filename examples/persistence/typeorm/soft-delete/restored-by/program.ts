import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { restoreAsBen, Ticket, TicketService } from './ticket.service';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    TypeOrmModule.forFeature([Ticket]),
  ],
  providers: [TicketService],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: (app) => app.get(DataSource).getRepository(Ticket).save(tickets),
  steps: [
    {
      run: 'restore-as-ben',
      call: (app) => restoreAsBen(app.get(TicketService)),
    },
  ],
});
