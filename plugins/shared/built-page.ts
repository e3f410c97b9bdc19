import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * The HTML file of a page: where it lies depends on `trailingSlash`, and beside `x.html` may stand what answers `x/`.
 * Undefined where the build wrote none.
 * @param page path below the site's base
 */
export function builtFile(outDir: string, page: string): string | undefined {
  const file = path.join(outDir, page);
  return [`${file}.html`, path.join(file, 'index.html')].find((name) => existsSync(name));
}
