import { Module } from '@nestjs/common';
import { SequelizeModule } from '@nestjs/sequelize';
import { NestjsQuerySequelizeModule } from '@ptc-org/nestjs-query-sequelize';
import { Ticket } from './models';

@Module({
  imports: [
    SequelizeModule.forRoot({ dialect: 'postgres', retryAttempts: 0 }),
    // #region twice
    NestjsQuerySequelizeModule.forFeature([Ticket]),
    // #endregion
  ],
})
export class SecondModule {}
