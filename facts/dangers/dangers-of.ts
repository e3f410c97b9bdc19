import type {DangerFact, Harm} from '../../lib/fact-types';

/**
 * The rows of one table, in its order.
 * @param harm what most of them do; the others say what they do
 */
export function dangersOf(
  group: string,
  harm: Harm,
  rows: (Omit<DangerFact, 'group' | 'harm'> & {harm?: Harm})[],
): DangerFact[] {
  return rows.map(({id, ...row}) => ({id, group, harm, ...row}));
}
