import type {DangerFact} from '../../lib/facts';

/** The rows of one table, in its order. */
export function dangersOf(group: string, rows: Omit<DangerFact, 'group'>[]): DangerFact[] {
  return rows.map(({id, ...row}) => ({id, group, ...row}));
}
