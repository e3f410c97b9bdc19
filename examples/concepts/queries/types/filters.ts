import type { Filter, SelectRelation } from '@ptc-org/nestjs-query-core';
import type { Ticket } from '../sqlite/entities';

// #region refused
export const refused: Filter<Ticket>[] = [
  // @ts-expect-error a boolean knows is and isNot
  { blocked: { eq: true } },
  // @ts-expect-error only a string knows patterns
  { priority: { like: '1%' } },
  // @ts-expect-error in takes a list
  { priority: { in: 3 } },
  // @ts-expect-error a value of another type
  { priority: { eq: 'high' } },
  // @ts-expect-error no such field
  { owner: { eq: 1 } },
];

export const refusedRelation: SelectRelation<Ticket> = {
  name: 'project',
  // @ts-expect-error the query of a relation is typed as one of the parent
  query: { filter: { name: { eq: 'Website' } } },
};
// #endregion

enum Severity {
  MINOR = 'minor',
  MAJOR = 'major',
}

enum Level {
  LOW,
  HIGH,
}

interface Incident {
  severity: Severity;
  level: Level;
}

// #region enums
export const incidents: Filter<Incident>[] = [
  { severity: { like: 'ma%' } },
  { level: { gte: Level.HIGH } },
  // @ts-expect-error an enum of numbers has no patterns
  { level: { like: '1%' } },
];
// #endregion

interface Draft {
  keywords: string[];
  author: { name: string };
  comments: { body: string }[];
}

// #region lists
export const drafts: Filter<Draft>[] = [
  { keywords: { eq: ['css', 'theme'] } },
  { keywords: { in: [['css'], ['theme']] } },
  { author: { name: { like: 'Ada%' } } },
  { comments: { body: { like: '%color%' } } },
  { author: { is: null } },
  // @ts-expect-error a list compares with whole lists
  { keywords: { eq: 'css' } },
  // @ts-expect-error a list knows no patterns
  { keywords: { like: 'css%' } },
];
// #endregion
