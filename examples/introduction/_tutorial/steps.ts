/** The steps of the tutorial, in their order. */
const STEPS = [
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
] as const;

export type Step = (typeof STEPS)[number];

/** Whether a step comes before another one. */
export const isBefore = (step: Step, other: Step): boolean =>
  STEPS.indexOf(step) < STEPS.indexOf(other);
