/** Rows of the issue tracker that programs seed their databases with. Programs take the columns that their entities have. */

export const users = [
  {id: 1, name: 'Ada Moreau', email: 'ada@tracker.example'},
  {id: 2, name: 'Ben Okafor', email: 'ben@tracker.example'},
  {id: 3, name: 'Chloé Lindqvist', email: 'chloe@tracker.example'},
];

export const projects = [
  {id: 1, name: 'Website', key: 'WEB', ownerId: 1},
  {id: 2, name: 'Mobile app', key: 'APP', ownerId: 2},
  {id: 3, name: 'Billing', key: 'BIL', ownerId: 1},
];

export const labels = [
  {id: 1, name: 'bug'},
  {id: 2, name: 'feature'},
  {id: 3, name: 'accessibility'},
  {id: 4, name: 'performance'},
];

/** `status` is open, started or done; `priority` runs from 1 to 5, the most urgent. */
export const tickets = [
  {
    id: 1,
    title: 'Login page rejects long passwords',
    status: 'open',
    priority: 5,
    dueDate: new Date('2026-01-20T00:00:00Z'),
    createdAt: new Date('2026-01-05T08:00:00Z'),
    projectId: 1,
    assigneeId: 1,
  },
  {
    id: 2,
    title: 'Add a dark color mode',
    status: 'started',
    priority: 2,
    dueDate: new Date('2026-02-15T00:00:00Z'),
    createdAt: new Date('2026-01-06T09:30:00Z'),
    projectId: 1,
    assigneeId: 3,
  },
  {
    id: 3,
    title: 'Search results load slowly',
    status: 'open',
    priority: 4,
    dueDate: new Date('2026-01-31T00:00:00Z'),
    createdAt: new Date('2026-01-07T10:15:00Z'),
    projectId: 1,
    assigneeId: 2,
  },
  {
    id: 4,
    title: 'App crashes when offline',
    status: 'started',
    priority: 5,
    dueDate: new Date('2026-01-18T00:00:00Z'),
    createdAt: new Date('2026-01-08T07:45:00Z'),
    projectId: 2,
    assigneeId: 2,
  },
  {
    id: 5,
    title: 'Push notifications for mentions',
    status: 'open',
    priority: 3,
    dueDate: null,
    createdAt: new Date('2026-01-09T13:00:00Z'),
    projectId: 2,
    assigneeId: null,
  },
  {
    id: 6,
    title: 'Screen reader skips the ticket list',
    status: 'open',
    priority: 4,
    dueDate: new Date('2026-02-01T00:00:00Z'),
    createdAt: new Date('2026-01-10T16:20:00Z'),
    projectId: 2,
    assigneeId: 3,
  },
  {
    id: 7,
    title: 'Invoices show the wrong currency',
    status: 'done',
    priority: 5,
    dueDate: new Date('2026-01-12T00:00:00Z'),
    createdAt: new Date('2026-01-11T11:10:00Z'),
    projectId: 3,
    assigneeId: 1,
  },
  {
    id: 8,
    title: 'Export invoices as PDF',
    status: 'done',
    priority: 1,
    dueDate: null,
    createdAt: new Date('2026-01-12T15:05:00Z'),
    projectId: 3,
    assigneeId: 1,
  },
];

/** The rows of the join table between tickets and labels. */
export const ticketLabels = [
  {ticketId: 1, labelId: 1},
  {ticketId: 2, labelId: 2},
  {ticketId: 2, labelId: 3},
  {ticketId: 3, labelId: 4},
  {ticketId: 4, labelId: 1},
  {ticketId: 5, labelId: 2},
  {ticketId: 6, labelId: 1},
  {ticketId: 6, labelId: 3},
  {ticketId: 7, labelId: 1},
];

export const comments = [
  {id: 1, body: 'Happens from 65 characters on.', ticketId: 1, authorId: 2},
  {id: 2, body: 'The column is too short.', ticketId: 1, authorId: 1},
  {id: 3, body: 'Colors are agreed.', ticketId: 2, authorId: 3},
  {id: 4, body: 'The index is missing.', ticketId: 3, authorId: 2},
  {id: 5, body: 'Reproduced on two phones.', ticketId: 4, authorId: 1},
  {id: 6, body: 'Fixed in 2.4.1.', ticketId: 7, authorId: 1},
];
