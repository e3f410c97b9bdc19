import type { Row, Store, Tables } from './stack';

/** The user who asks, and the one whose rows must stay hidden. */
export const ADA = 1;
export const BEN = 2;

export const VARIANTS = ['a', 'b'] as const;

export type Variant = (typeof VARIANTS)[number];

/** Hidden in both databases, in the first one only, and in none. */
export const HIDDEN_IDS = [50, 60, 70];

/** Matches what only hidden rows hold. */
export const SECRET = /secret|7\d{3}/;

/**
 * The rows of one of the two databases, which differ in hidden rows only. The highest id is the same in both, so that
 * new rows get the same ids.
 * @param crossLinks whether rows of one owner refer to those of the other
 */
export function rowsOf(variant: Variant, crossLinks: boolean): Tables {
  const hidden = variant === 'a' ? [50, 51, 60, 99] : [50, 51, 99];
  const owned = (id: number): Row =>
    id < 50
      ? { id, ownerId: ADA, keeperId: ADA }
      : { id, ownerId: BEN, keeperId: ADA };
  const text = (id: number): string =>
    id < 50 ? `plain ${id}` : `secret ${variant}${id}`;
  const ids = [1, 2, 3, ...hidden];
  const number = (id: number): number =>
    id < 50 ? id : (variant === 'a' ? 7000 : 7500) + id;
  const projectOf = (id: number): number => {
    if (crossLinks && (id === 50 || id === 60)) return 1;
    if (crossLinks && id === 3) return 50;
    return id < 50 ? Math.min(id, 2) : 50;
  };
  return {
    project: ids.map((id) => ({ ...owned(id), name: text(id) })),
    label: ids.map((id) => ({ ...owned(id), name: text(id) })),
    notice: [{ id: 1, name: 'for everybody' }],
    ticket: ids.map((id) => ({
      ...owned(id),
      title: text(id),
      priority: number(id),
      projectId: projectOf(id),
      deletedAt: null,
    })),
    ticket_label: [
      ...ids.map((id) => ({ ticketId: id, labelId: id })),
      ...(crossLinks
        ? [
            { ticketId: 1, labelId: 50 },
            { ticketId: 50, labelId: 1 },
          ]
        : []),
      ...(crossLinks && variant === 'a'
        ? [
            { ticketId: 1, labelId: 60 },
            { ticketId: 60, labelId: 1 },
          ]
        : []),
    ],
    member: ids.flatMap((id) =>
      id < 50
        ? [{ id, userId: ADA, projectId: id, deletedAt: null }]
        : [
            { id, userId: BEN, projectId: id, deletedAt: null },
            // Taken from the user who asks.
            {
              id: id + 100,
              userId: ADA,
              projectId: id,
              deletedAt: '2026-01-01',
            },
          ],
    ),
  };
}

export interface Snapshot {
  /** All rows, to see whether anything changed. */
  everything: string;
  /** Each hidden row. */
  hidden: string[];
  /** What refers to a hidden row: more of them is a leak, fewer is not. */
  links: Set<string>;
}

/** Reads all rows past the library. */
export async function snapshot(
  store: Store,
  names: string[],
): Promise<Snapshot> {
  const everything: string[] = [];
  const hidden: string[] = [];
  const links = new Set<string>();
  for (const [table, rows] of Object.entries(await store.read(names))) {
    for (const row of rows) {
      const text = `${table} ${JSON.stringify(row)}`;
      everything.push(text);
      if (row.ownerId === BEN || row.tenantId === BEN) hidden.push(text);
      for (const column of ['projectId', 'labelId', 'ticketId']) {
        if (Number(row[column]) >= 50)
          links.add(`${table} ${row.id ?? row.ticketId} → ${row[column]}`);
      }
    }
  }
  return {
    everything: everything.sort().join('\n'),
    hidden: hidden.sort(),
    links,
  };
}
