/** How many sections of one page the modal shows. */
const OF_A_PAGE = 5;

/**
 * Lets other pages have their place among the first answers: of each page come the best few sections, then all others.
 *
 * @param ranked sections, best first.
 * @returns the same ones.
 */
export function capHitsPerPage<Ranked extends {section: {page: number}}>(ranked: Ranked[]): Ranked[] {
  const counts = new Map<number, number>();
  const isEarly = ({section: {page}}: Ranked): boolean => {
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= OF_A_PAGE;
  };
  const early = new Set(ranked.filter(isEarly));
  return [...early, ...ranked.filter((one) => !early.has(one))];
}
