import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { TicketResolver } from './ticket.resolver';
import { Ticket } from './tracker';

// #region module
@Module({
  imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
  providers: [TicketResolver],
})
class TicketModule {}
// #endregion

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    TicketModule,
  ],
})
class WithoutDtosModule {}

export async function start(): Promise<void> {
  await NestFactory.createApplicationContext(WithoutDtosModule, {
    logger: false,
    abortOnError: false,
  });
}
