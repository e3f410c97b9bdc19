import type {ChangeFact} from '../../lib/fact-types';

/** The rows of one guide, in its order. */
export function changesOf(guide: string, rows: Omit<ChangeFact, 'guide'>[]): ChangeFact[] {
  return rows.map(({id, ...row}) => ({id, guide, ...row}));
}
