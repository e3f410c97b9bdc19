// #region tickets
export interface Ticket {
  id: number;
  title: string;
  priority: number | null;
  dueDate: Date | null;
  note?: string | null;
  project?: { name: string };
  labels?: { name: string }[];
}

export const tickets: Ticket[] = [
  {
    id: 1,
    title: 'App crashes',
    priority: 5,
    dueDate: new Date('2026-01-20'),
    project: { name: 'App' },
  },
  {
    id: 2,
    title: 'App is slow',
    priority: 3,
    dueDate: null,
    labels: [{ name: 'performance' }],
  },
  {
    id: 3,
    title: 'Apply the theme',
    priority: null,
    dueDate: new Date('2026-01-20'),
    note: null,
  },
  {
    id: 4,
    title: 'Rotate the logs',
    priority: 1,
    dueDate: new Date('2026-02-01'),
    note: 'Seen\ntwice',
  },
];
// #endregion

/** The ids of tickets, as the outputs list them. */
export const ids = (found: Ticket[]): number[] => found.map(({ id }) => id);
