import logger from '@docusaurus/logger';

/**
 * Says that a saving was left out because what it shortens has changed. The site works without it and only weighs more,
 * so this never stops a build.
 *
 * @param saving the file below `plugins/`.
 * @param reason what it looked for and did not find.
 */
export function warnSkipped(saving: string, reason: string): void {
  logger.warn(`plugins/${saving}: ${reason}. The saving is left out; adapt or remove it.`);
}
