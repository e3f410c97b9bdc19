import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Ticket } from '../app/ticket.entity';
import { TicketService } from '../app/ticket.service';

// #region messages
export async function messages(tickets: TicketService) {
  const calls = [
    () => tickets.createOne({ id: 1, title: 'Taken' }),
    () => tickets.createMany([{ id: 1, title: 'Taken' }]),
    () => tickets.updateOne(1, { id: 2 }),
    () => tickets.updateMany({ id: 2 }, {}),
    () => tickets.updateOne(99, { title: 'None' }),
    () => tickets.restoreOne(1),
  ];
  for (const call of calls) {
    await call().catch((error: Error) =>
      console.log(`${error.name}: ${error.message}`),
    );
  }
}
// #endregion

// #region cannot-resolve
@Module({
  imports: [TypeOrmModule.forRoot({ type: 'sqljs', entities: [Ticket] })],
  providers: [TicketService],
})
export class WithoutFeatureModule {}
// #endregion
