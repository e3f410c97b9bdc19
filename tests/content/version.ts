/** Where files state which version of the library the site documents; the version is in brackets. */
const STATEMENTS = [
  // Commands that install it.
  /@ptc-org\/nestjs-query-[\w-]+@(\d[\w.-]*)/g,
  /These pages describe (?:version )?(\d[\w.-]*\w)/g,
  /^\|[^|]*`@ptc-org\/nestjs-query-core`[^|]*\| (\d+\.\d+\.\d[\w.-]*) \|$/gm,
  /\b(?:Peer of `@ptc-org\/[\w-]+`|Ranges of|Supported by|^description: .*nestjs-query) (\d[\w.-]*\w)/gm,
  // The declarations of adapters that are not installed, and what the programs ask for.
  /^\/\/ `@ptc-org\/[\w-]+` (\d[\w.-]*\w)/gm,
  /"@ptc-org\/nestjs-query-[\w-]+": "[\^~]?(\d[\w.-]*)"/g,
];

/** Statements about the documented version that are not about the one that is installed, one line each. */
export function versionFaults(path: string, text: string, installed: string): string[] {
  return STATEMENTS.flatMap((pattern) => Array.from(text.matchAll(pattern)))
    .filter(([, version]) => version !== installed)
    .map(({0: statement, 1: version, index}) => {
      const line = text.slice(0, index).split('\n').length;
      return `${path}:${line}: "${statement}" names ${version}, but ${installed} is installed; write ${installed}, or install ${version}`;
    });
}
