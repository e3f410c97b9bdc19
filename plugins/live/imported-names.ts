import type {LiveProgram} from '../../src/live/sandbox/live-program';

const IMPORT = /^import \{([^}]*)\} from '([^'.][^']*)'/gm;

/**
 * What programs import from packages, by package: what a reader forgot to import comes most likely from there. A name that
 * several packages have is listed for the one from which most files import it.
 */
export function importedNames(programs: readonly LiveProgram[]): Record<string, string[]> {
  const files = new Map(programs.flatMap((program) => Object.entries(program.files)));
  const counts = new Map<string, Map<string, number>>();
  for (const text of files.values()) {
    for (const [, names = '', source = ''] of text.matchAll(IMPORT)) {
      for (const [name] of names.matchAll(/(?<!type )\b[A-Z]\w*(?=\s*(?:,|$))/g)) {
        const sources = counts.get(name) ?? new Map<string, number>();
        counts.set(name, sources.set(source, (sources.get(source) ?? 0) + 1));
      }
    }
  }
  const listed: Record<string, string[]> = {};
  for (const [name, sources] of counts) {
    const [[source] = ['']] = [...sources].sort(([, one], [, other]) => other - one);
    (listed[source] ??= []).push(name);
  }
  return listed;
}
