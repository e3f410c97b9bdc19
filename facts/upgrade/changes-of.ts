import type {UpgradeFact} from '../../lib/fact-types';

/** The rows of one guide, in its order. */
export function changesOf(guide: string, rows: Omit<UpgradeFact, 'guide'>[]): UpgradeFact[] {
  return rows.map(({id, ...row}) => ({id, guide, ...row}));
}
