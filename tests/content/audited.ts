import {readFileSync} from 'node:fs';
import {LIBRARY, readPublicApi} from './library';
import {readPublicWords} from './library-code';

export {installedVersion} from '../../plugins/installed-version';

/** Where the names stand with the version they were gone through against. */
export const AUDITED_NAMES = 'tests/content/audited-names.json';

/** The public names of a package by kind: exports, values of enums, `Type.option`, operators, generated names, errors. */
export type NamesByKind = Record<string, string[]>;

/**
 * By package, kind and name, the version of the package with which somebody compared everything that the pages say about
 * the name; `null` where nobody has yet.
 */
export type AuditedNames = Record<string, Record<string, Record<string, string | null>>>;

/** Reads the list that the repository holds. */
export function readAuditedNames(): AuditedNames {
  return JSON.parse(readFileSync(AUDITED_NAMES, 'utf8')) as AuditedNames;
}

/** Every public name of the installed packages of the library, by package. */
export function installedNames(): Record<string, NamesByKind> {
  return Object.fromEntries(LIBRARY.map((packageName) => [packageName, namesOf(packageName)]));
}

function namesOf(packageName: string): NamesByKind {
  const {names, options, innerOptions, operators, values} = readPublicApi(packageName);
  const {generated, errors} = readPublicWords(packageName);
  return {
    exports: names,
    values,
    options: [...options, ...innerOptions].flatMap(([type, properties]) =>
      properties.map((property) => `${type}.${property}`),
    ),
    operators,
    generated: [...generated],
    errors: [...errors],
  };
}

/** One line about each name that is missing on the list, that it has in vain, or whose version is none. */
export function auditFaults(list: AuditedNames, installed: Record<string, NamesByKind>): string[] {
  return differences(list, installed).map(({packageName, kind, name, isMissing}) => {
    const place = `${AUDITED_NAMES}: "${name}" (${kind} of ${packageName})`;
    return isMissing
      ? `${place} is not on the list: compare what \`npm run concordance -- "${soughtAs(kind, name)}"\` prints with the code, then add it with the version; \`npm run concordance -- --update\` adds it as not gone through`
      : `${place} is no longer in the installed package: mend what \`npm run concordance -- "${soughtAs(kind, name)}"\` prints, then delete it, or have \`npm run concordance -- --update\` do so`;
  });
}

/** The list with what is missing added as not gone through, and without what the installed packages no longer have. */
export function broughtUpToDate(list: AuditedNames, installed: Record<string, NamesByKind>): AuditedNames {
  return mapValues(installed, (kinds, packageName) =>
    mapValues(kinds, (names, kind) =>
      Object.fromEntries(
        [...new Set(names)].sort().map((name) => [name, list[packageName]?.[kind]?.[name] ?? null]),
      ),
    ),
  );
}

/** What to look for on pages: they write an option without its type. */
export function soughtAs(kind: string, name: string): string {
  return kind === 'options' ? name.slice(name.indexOf('.') + 1) : name;
}

interface Difference {
  packageName: string;
  kind: string;
  name: string;
  isMissing: boolean;
}

function differences(list: AuditedNames, installed: Record<string, NamesByKind>): Difference[] {
  const listed = mapValues(list, (kinds) => mapValues(kinds, (names) => Object.keys(names)));
  return [
    ...entriesOf(installed)
      .filter(({packageName, kind, name}) => !listed[packageName]?.[kind]?.includes(name))
      .map((entry) => ({...entry, isMissing: true})),
    ...entriesOf(listed)
      .filter(({packageName, kind, name}) => !installed[packageName]?.[kind]?.includes(name))
      .map((entry) => ({...entry, isMissing: false})),
  ];
}

function entriesOf(names: Record<string, NamesByKind>): Omit<Difference, 'isMissing'>[] {
  return Object.entries(names).flatMap(([packageName, kinds]) =>
    Object.entries(kinds).flatMap(([kind, those]) =>
      [...new Set(those)].map((name) => ({packageName, kind, name})),
    ),
  );
}

function mapValues<From, To>(
  from: Record<string, From>,
  to: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, to(value, key)]));
}
