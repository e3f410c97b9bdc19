import {
  labels,
  projects,
  ticketLabels,
  tickets,
  users,
} from '../../../_harness/tracker-data';
import { rows } from '../../../_harness/seed';
import { Label, Project, Ticket, User } from './entities';

const codeOf = (labelId: number) =>
  labels.find(({ id }) => id === labelId)?.name;

export const seed = rows(
  [User, users],
  [
    Project,
    projects.map(({ ownerId, ...project }) => ({
      ...project,
      owner: { id: ownerId },
    })),
  ],
  [Label, labels.map(({ name }) => ({ code: name }))],
  [
    Ticket,
    tickets.map(({ projectId, ...ticket }) => ({
      ...ticket,
      project: { id: projectId },
      labels: ticketLabels
        .filter(({ ticketId }) => ticketId === ticket.id)
        .map(({ labelId }) => ({ code: codeOf(labelId) })),
    })),
  ],
);
