/** The steps of the tutorial, by the names of their pages. */
export const STEPS = [
  'api',
  'filter',
  'sort',
  'page',
  'relation',
  'write',
  'validate',
  'authorize',
  'hook',
  'cost',
];

/** The folder of their pages, and of the ids of these. */
export const TUTORIAL = 'introduction/tutorial';

/** The step that a page or its address names; undefined where it names none. */
export function stepOf(page: string): string | undefined {
  const [, name] = page.split(`${TUTORIAL}/`);
  return STEPS.find((step) => step === name);
}
