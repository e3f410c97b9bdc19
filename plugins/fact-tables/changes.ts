import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {PageFile} from '../shared/page-file';
import {changes} from '../../facts/changes';
import type {ChangeFact} from '../../lib/fact-types';
import {compareVersions} from '../../lib/versions';
import {attributeOf} from '../shared/mdx-nodes';
import {replaceComponent} from '../shared/replace-component';
import {withCards} from './cards';
import {guideChanges} from './guide-changes';
import {breakingTable, workTable} from './change-tables';

interface ChangesOptions {
  /** The version of the library that the pages describe: the tables of the overview end with it. */
  version: string;
}

/**
 * Writes what facts say of changes: `<Changes guide="v8-to-v9" />` at the top of a guide, and the tables `<Changes show="work" />`
 * and `<Changes show="breaking" />` of the overview.
 */
export function remarkChanges({version}: ChangesOptions): (tree: Root, file: PageFile) => void {
  return (tree, file) => {
    const {dir, name} = path.parse(file.path);
    replaceComponent(tree, 'Changes', (node) => withCards(textFor(node, name, version, dir)));
  };
}

/** @param folder of the guides, whose sections the text leads to */
function textFor(node: MdxJsxFlowElement, page: string, version: string, folder: string): string {
  const guide = attributeOf(node, 'guide');
  const shown = guide ? changes.filter((fact) => fact.guide === guide) : changes;
  requireSections(shown, folder);
  if (guide) return guideChanges(guide, shown);
  const released = shown.filter(({since}) => compareVersions(since, version) <= 0);
  const show = attributeOf(node, 'show');
  if (show === 'work') return workTable(released, page);
  if (show === 'breaking') return breakingTable(released, page);
  throw new Error('<Changes /> takes guide="…", show="work" or show="breaking"');
}

/** A link to a section that is gone would only be a warning of the build. */
function requireSections(facts: ChangeFact[], folder: string): void {
  const pages = new Map<string, string>();
  for (const {id, guide, section} of facts) {
    const text = pages.get(guide) ?? readFileSync(path.join(folder, `${guide}.mdx`), 'utf8');
    pages.set(guide, text);
    if (text.includes(`{/* #${section} */}`)) continue;
    throw new Error(
      `the fact "${id}" of facts/changes/${guide}.ts names #${section}, which is no section of that guide`,
    );
  }
}
