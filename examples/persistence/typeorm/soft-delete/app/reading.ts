import type { TicketService } from './ticket.service';

export async function read(tickets: TicketService) {
  // #region read
  const finished = { status: { eq: 'done' } };
  console.log('without the option', await tickets.count(finished));
  console.log(
    'with the option   ',
    await tickets.count(finished, { withDeleted: true }),
  );

  const deleted = await tickets.query(
    { filter: { deletedAt: { isNot: null } } },
    { withDeleted: true },
  );
  return deleted;
  // #endregion
}
