/**
 * Freezes the documentation as a version, beside the one that goes on: what `docusaurus docs:version` does, with the
 * Markdown that the build wrote in the place of the pages. Samples, reference and tables are text in it, so no later
 * change of the programs or of the library reaches a frozen page.
 *
 * Usage: npm run build && npm run freeze -- 9.5.0
 */
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const [version = ''] = process.argv.slice(2);
execFileSync('npx', ['docusaurus', 'docs:version', version], {stdio: 'inherit'});

const folder = `versioned_docs/version-${version}`;
for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
  if (!file.endsWith('.mdx')) continue;
  const source = path.join(folder, file);
  // The page of a folder has the folder's address, where links lead.
  const name = file.replace(/(?:[\\/]index)?\.mdx$/, '');
  const [frontMatter = ''] = /^---\n[\s\S]*?\n(?=---\n)/.exec(readFileSync(source, 'utf8')) ?? [];
  const markdown = readFileSync(path.join('build/docs', `${name}.md`), 'utf8');
  rmSync(source);
  // Its title is in the front matter, braces are no expressions, and an id without a heading is a place of its own.
  const text = markdown.replace(/^# .*\n/, '').replace(/^([> ]*)\{#([\w-]+)\}$/gm, '$1<a id="$2"></a>');
  writeFileSync(path.join(folder, `${name}.md`), `${frontMatter}mdx: {format: md}\n---\n${text}`);
}

const sidebars = `versioned_sidebars/version-${version}-sidebars.json`;
writeFileSync(sidebars, readFileSync(sidebars, 'utf8').replaceAll('/index"', '"'));
