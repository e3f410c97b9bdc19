import { Global, Module } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { NestjsQueryMongooseModule } from '@ptc-org/nestjs-query-mongoose';
import { createConnection } from 'mongoose';
import { Ticket, TicketSchema } from '../../getting-started/app/ticket.entity';

const archive = {
  provide: getConnectionToken('archive'),
  // Not opened: the application fails before it needs a server.
  useFactory: () => createConnection(),
};

@Global()
@Module({ providers: [archive], exports: [archive] })
class ConnectionModule {}

@Module({
  imports: [
    ConnectionModule,
    // #region named
    NestjsQueryMongooseModule.forFeature(
      [{ document: Ticket, name: Ticket.name, schema: TicketSchema }],
      'archive',
    ),
    // #endregion
  ],
})
export class NamedModule {}
