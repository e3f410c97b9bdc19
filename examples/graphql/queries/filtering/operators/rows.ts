import { tickets } from '../../../../_harness/tracker-data';
import type { TicketStatus } from './ticket.dto';

const estimates = [1.5, 8, 4, null, 2.5];
const references = ['WEB-1', 'WEB-2', 'WEB-3', 'APP-4', 'APP-5'];

/** Five tickets with a column of every filterable type. */
export const rows = tickets.slice(0, 5).map((ticket, index) => ({
  ...ticket,
  status: ticket.status as TicketStatus,
  blocked: ticket.id === 2 || ticket.id === 5,
  estimate: estimates[index],
  votes: ticket.priority * 10,
  updatedAt: ticket.createdAt,
  reference: references[index],
}));
