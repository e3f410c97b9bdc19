import type {Page} from '@playwright/test';
import axe, {type AxeResults, type NodeResult, type RunOptions} from 'axe-core';

/** WCAG 2.0, 2.1 and 2.2 at levels A and AA, and what axe holds for best practice. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const rules = axe
  .getRules(STANDARDS)
  .filter(({tags}) => tags.some((tag) => STANDARDS.includes(tag)))
  .filter(({tags}) => !tags.includes('experimental') && !tags.includes('deprecated'));
const idsOf = (some: typeof rules): string[] => some.map(({ruleId}) => ruleId);

/** Which rules to check a page against; those of color are all that another color mode can break. */
const RULES = {
  all: idsOf(rules),
  structure: idsOf(rules.filter(({tags}) => !tags.includes('cat.color'))),
  color: idsOf(rules.filter(({tags}) => tags.includes('cat.color'))),
};

/** Whether a rule ended with an error at an element: axe then counts the whole rule as undecided, and goes on. */
const hasFailed = ({none}: NodeResult): boolean => none.some(({id}) => id === 'error-occurred');

/**
 * What axe finds on the page as it stands, one line each: the rule, the element and what is wrong. What axe cannot
 * decide by itself, such as the contrast of text below something else, is not told; that a rule failed is.
 */
export async function violations(page: Page, kind: keyof typeof RULES = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async (options) => {
      const {axe: checker} = window as unknown as {axe: {run: (o: RunOptions) => Promise<AxeResults>}};
      return checker.run(options);
    },
    {
      runOnly: {type: 'rule', values: RULES[kind]},
      resultTypes: ['violations', 'incomplete'],
      preload: false,
    } satisfies RunOptions,
  );
  const failed = found.incomplete.map((rule) => ({...rule, nodes: rule.nodes.filter(hasFailed)}));
  return [...found.violations, ...failed].flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
