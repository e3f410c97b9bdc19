import {changes} from '../../facts/changes';
import type {ChangeFact} from '../../lib/fact-types';
import {compareVersions} from '../../lib/versions';
import {markdownTable} from '../shared/markdown-table';
import {linkTo, searchesOf, shortVersion} from './change-tables';

/**
 * What stands at the top of a guide: the way to the check of a reader's code, its changes, and the patterns to search for.
 * @param own the facts of that guide
 */
export function guideChanges(guide: string, own: ChangeFact[]): string {
  if (own.length === 0) throw new Error(`no fact names the guide "${guide}"`);
  return [
    `**[Check your project for these changes](./your-code.mdx?${choiceOf(own)})**: choose its folder, nothing is uploaded.`,
    markdownTable(
      ['Change', 'What breaks'],
      own.map((fact) => [linkTo(fact, changeOf(fact), guide), fact.breaks]),
    ),
    '<details>\n<summary>Search in a terminal instead</summary>',
    `Find the code of a change with \`grep -rnE 'PATTERN' src\`${elsewhere(own)}. *Copy as a shell script*, on the page that checks your project, gives you all of them as commands, with the quotes that a shell needs.`,
    own.map((fact) => `- ${changeOf(fact)}: ${searchesOf(fact)}`).join('\n'),
    '</details>',
  ].join('\n\n');
}

/** The versions between which the check lists the changes of a guide, as `src/your-code/address.ts` reads them. */
function choiceOf(own: ChangeFact[]): string {
  const versions = own.map(({since}) => since).sort(compareVersions);
  const [first = '', to = first] = [versions[0], versions.at(-1)];
  const earlier = changes.map(({since}) => since).filter((since) => compareVersions(since, first) < 0);
  const from = earlier.sort(compareVersions).at(-1) ?? '0.3.0';
  return new URLSearchParams({from, to}).toString();
}

/** Where else than in the sources of a server there is something to find. */
function elsewhere(own: ChangeFact[]): string {
  const files = new Set(own.flatMap(({search}) => search.map((one) => one.kind === 'line' && one.in)));
  const clients = files.has('graphql') ? ', both in clients and on the server' : '';
  return files.has('package.json') ? `${clients}, and search \`package.json\` for versions` : clients;
}

/** With its version, where that is another one than the guide leads to. */
function changeOf({guide, since, change}: ChangeFact): string {
  const [, target = ''] = /-to-v(.+)$/.exec(guide) ?? [];
  return shortVersion(since) === shortVersion(target) ? change : `${shortVersion(since)}: ${change}`;
}
