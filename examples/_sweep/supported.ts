import type { AppOptions, Hazard } from './options';
import type { Stack } from './stack';

/** The options without what the adapter lacks. */
export function supported(
  options: AppOptions,
  { canRename }: Stack,
): AppOptions {
  return { ...options, assembler: options.assembler && canRename };
}

/** Whether an application on the adapter can have it. */
export function canHave(hazard: Hazard, { canRename }: Stack): boolean {
  return canRename || hazard !== 'renamed-field';
}
