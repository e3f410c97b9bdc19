import { Module } from '@nestjs/common';
import { SequelizeModule } from '@nestjs/sequelize';
import { NestjsQuerySequelizeModule } from '@ptc-org/nestjs-query-sequelize';
import { Ticket } from '../../getting-started/app/ticket.entity';

@Module({
  imports: [
    SequelizeModule.forRoot({ name: 'archive', dialect: 'postgres' }),
    // #region named
    NestjsQuerySequelizeModule.forFeature([Ticket], 'archive'),
    // #endregion
  ],
})
export class NamedModule {}
