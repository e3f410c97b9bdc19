import path from 'node:path';
import type {Root} from 'mdast';
import type {PageFile} from '../shared/page-file';
import {dangers} from '../../facts/dangers';
import type {DangerFact} from '../../lib/fact-types';
import {inShort, plain} from '../../lib/in-short';
import {markdownTable} from '../shared/markdown-table';
import {attributeOf} from '../shared/mdx-nodes';
import {withCards} from './cards';
import {replaceComponent} from '../shared/replace-component';

interface DangersOptions {
  /** Absolute path of the site. */
  siteDir: string;
}

/** Writes a list of what is dangerous in place of `<Dangers group="leaks" />`. Its page imports `RiskList` and `Tick`. */
export function remarkDangers({siteDir}: DangersOptions): (tree: Root, file: PageFile) => void {
  return (tree, file) => {
    const page = path.relative(path.join(siteDir, 'docs'), file.path);
    replaceComponent(tree, 'Dangers', (node) =>
      withCards(dangersList(attributeOf(node, 'group') ?? '', page)),
    );
  };
}

/** Nearly every application has to do something about these, so none of them is folded. */
const FIRST = 'first';
/** How many lines of another group are seen before it is unfolded: its worst ones. */
const SEEN = 2;

/**
 * The dangers of one group, the worst first.
 * @param page the file below `docs` that shows them
 */
export function dangersList(group: string, page: string): string {
  const ofGroup = dangers.filter((danger) => danger.group === group);
  if (ofGroup.length === 0) throw new Error(`no danger of facts/dangers is in the group "${group}"`);
  if (group === FIRST) return riskList('isCounted', ofGroup, page);
  const worst = ofGroup.slice(0, SEEN);
  const folded = `foldedBelow="${group}" worse="${idsOf(worst)}"`;
  return `${riskList('', worst, page)}\n\n${riskList(folded, ofGroup.slice(SEEN), page)}`;
}

function riskList(attributes: string, listed: DangerFact[], page: string): string {
  const table = markdownTable(
    ['What can happen', 'What to do'],
    listed.map((danger) => [linksFrom(page, danger.risk), `${tickOf(danger)}${linksFrom(page, danger.fix)}`]),
  );
  return `<RiskList dangers="${idsOf(listed)}" ${attributes}>\n\n${table}\n\n</RiskList>`;
}

const idsOf = (listed: DangerFact[]): string =>
  listed.map(({id, orms}) => (orms ? `${id}:${orms.join(',')}` : id)).join(' ');

function tickOf({id, fix, orms}: DangerFact): string {
  const task = plain(inShort(fix)).replaceAll('"', '&quot;');
  return `<Tick id="${id}" task="${task}"${orms ? ` orms="${orms.join(' ')}"` : ''} />`;
}

/** Facts name pages from `docs` on; a page names them from its own folder on, and itself not at all. */
function linksFrom(page: string, markdown: string): string {
  return markdown.replace(/\]\(([^)#]+)/g, (_, target: string) => {
    if (target === page) return '](';
    const relative = path.posix.relative(path.posix.dirname(page), target);
    return `](${relative.startsWith('.') ? relative : `./${relative}`}`;
  });
}
