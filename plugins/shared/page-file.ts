/** The file of a page, as the steps that compile it are handed it. */
export interface PageFile {
  /** Absolute path. */
  path: string;
  /** The source of the page. */
  toString: () => string;
  /** Which of the two compilers reads it, `client` or `server`. */
  data?: {compilerName?: unknown};
}
