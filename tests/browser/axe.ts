import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import axe, {type AxeResults, type NodeResult, type RunOptions} from 'axe-core';

/** WCAG 2.0, 2.1 and 2.2 at levels A and AA, and what axe holds for best practice. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const rules = axe
  .getRules(STANDARDS)
  .filter(({tags}) => tags.some((tag) => STANDARDS.includes(tag)))
  .filter(({tags}) => !tags.includes('experimental') && !tags.includes('deprecated'));
const idsOf = (some: typeof rules): string[] => some.map(({ruleId}) => ruleId);

/** What runs in a page, in half the size of what is imported here. */
const SCRIPT = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Which rules to check a page against; those of color are all that another color mode can break. */
const RULES = {
  all: idsOf(rules),
  structure: idsOf(rules.filter(({tags}) => !tags.includes('cat.color'))),
  color: idsOf(rules.filter(({tags}) => tags.includes('cat.color'))),
};

/** Whether a rule ended with an error at an element: axe then counts the whole rule as undecided, and goes on. */
const hasFailed = ({none}: NodeResult): boolean => none.some(({id}) => id === 'error-occurred');

/**
 * What axe finds on the page as it stands, or within what a selector names, one line each: the rule, the element and what is wrong. What axe cannot
 * decide by itself, such as the contrast of text below something else, is not told; that a rule failed is.
 */
export async function violations(
  page: Page,
  kind: keyof typeof RULES = 'all',
  within = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  const options: RunOptions = {
    runOnly: {type: 'rule', values: RULES[kind]},
    resultTypes: ['violations', 'incomplete'],
    preload: false,
  };
  const found = await page.evaluate(
    async ([context, asked]) => {
      const {axe: checker} = window as unknown as {
        axe: {run: (c: string, o: RunOptions) => Promise<AxeResults>};
      };
      // What was only there while a program ran may have gone since it was chosen.
      if (!document.querySelector(context)) return {violations: [], incomplete: []};
      return checker.run(context, asked);
    },
    [within, options] as const,
  );
  const failed = found.incomplete.map((rule) => ({...rule, nodes: rule.nodes.filter(hasFailed)}));
  return [...found.violations, ...failed].flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** The pairs of colors that this process has checked. */
const checkedPairs = new Set<string>();

/** What axe finds in the colors of a page, where no page before had the same text on the same ground. */
export async function violationsOfColor(page: Page): Promise<string[]> {
  const found = await page.evaluate(markPairs, [...checkedPairs]);
  if (found.length === 0) return [];
  found.forEach((pair) => checkedPairs.add(pair));
  return violations(page, 'color', '[data-pair]');
}

/** Marks one text of each pair of colors that is not among the known ones, and returns these pairs. Runs in the page. */
function markPairs(known: string[]): string[] {
  const pairs = new Set(known);
  const grounds = new Map<Element, string>();
  /** What shows behind an element: the grounds up to the first that covers all. */
  const groundOf = (element: Element | null): string => {
    if (!element) return '';
    const seen = grounds.get(element);
    if (seen !== undefined) return seen;
    const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const isCovering = /^rgb\(/.test(backgroundColor);
    // What adds nothing makes no other pair, however deep the text stands.
    const isClear = own === 'rgba(0, 0, 0, 0) none 1';
    const below = isCovering ? '' : groundOf(element.parentElement);
    const ground = isClear ? below : `${own} ${below}`;
    grounds.set(element, ground);
    return ground;
  };
  document.querySelectorAll('[data-pair]').forEach((element) => element.removeAttribute('data-pair'));
  for (const element of document.querySelectorAll('body *')) {
    const hasText = Array.from(element.childNodes).some(
      ({nodeType, textContent}) => nodeType === 3 && textContent?.trim(),
    );
    if (!hasText || !element.checkVisibility({visibilityProperty: true})) continue;
    const {color, fontSize, fontWeight, textDecorationLine} = getComputedStyle(element);
    // Large text may have less contrast: 24 pixels, or bold from 14 points on. What is between is all the same.
    const size = parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    // A link must differ from the text around it: in its color, its weight or its line.
    const link = element.closest('a');
    const around = link && [
      getComputedStyle(link.parentElement ?? link).color,
      fontWeight,
      textDecorationLine,
    ];
    const pair = [color, isLarge, around, groundOf(element)].join('; ');
    if (pairs.has(pair)) continue;
    pairs.add(pair);
    element.setAttribute('data-pair', '');
  }
  return [...pairs].slice(known.length);
}
