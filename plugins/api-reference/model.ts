/** The packages of the library that the reference covers, by the end of their names. */
export const PACKAGES = ['core', 'graphql', 'typeorm'] as const;
export type PackageEnd = (typeof PACKAGES)[number];

export const PREFIX = '@ptc-org/nestjs-query-';

export type DeclarationKind =
  'Decorator' | 'Class factory' | 'Function' | 'Class' | 'Interface' | 'Type' | 'Enum' | 'Constant';

/** A property of an options type, as its declaration writes it. */
export interface Property {
  name: string;
  isOptional: boolean;
  type: string;
  /** What the comment at the declaration gives as default. */
  defaultValue?: string;
}

/** A name of the library with what its declaration says. */
export interface Entry {
  name: string;
  package: PackageEnd;
  /** Where it is declared below the package's `src`, without the extension: `decorators/relation.decorator`. */
  file: string;
  /** More than one where a name is, for example, both an interface and a decorator. */
  kinds: DeclarationKind[];
  /** A type that exported ones have as option, and that cannot be imported, is listed beside them. */
  isExported: boolean;
  /** The declaration as TypeScript, without comments and private members. */
  code: string;
  properties: Property[];
}

/** A part of a page: what stands below a heading. */
export interface SectionLink {
  /** Path of the page below `docs`, without the extension: `graphql/queries/paging`. */
  page: string;
  /** The id of the heading; none above the first. */
  id?: string;
  /** The heading as Markdown; the title of the page above the first. */
  title: string;
  pageTitle: string;
}
