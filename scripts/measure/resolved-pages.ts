import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../plugins/samples/files';
import {ROOT} from '../../tests/browser/sites';
import {resolveMarkdown} from './filled-markdown';

const FILES = filesBelow(path.join(ROOT, 'examples'));

/** The sources of pages below a folder of the site, relative to the root. */
function sourcesBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(folder, name));
}

/** Writes the site's pages below `folder` with the samples filled in, as any Docusaurus site can build them; tells how many. */
export function writeResolvedPages(folder: 'docs' | 'src/pages', target: string): number {
  const sources = sourcesBelow(folder);
  for (const source of sources) {
    const file = path.join(target, path.relative(folder, source));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, resolveMarkdown(readFileSync(path.join(ROOT, source), 'utf8'), source, FILES));
  }
  return sources.length;
}
