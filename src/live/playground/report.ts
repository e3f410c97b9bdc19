import {newIssueUrl} from '../../client/new-issue';
import {versions} from '../sandbox/fetch-assets';
import {type LiveState, standingOf} from '../model/live-state';

/** GitHub refuses addresses of 8,192 characters. */
const LONGEST_ADDRESS = 8000;
/** Characters of each result that are filled in at first. */
const LONGEST_RESULT = 3000;

interface About {
  /** Where the library is developed. */
  repository: unknown;
  /** What readers call the program. */
  title: string;
  /** The link that brings what the reader has before them. */
  address: string;
}

/** The address of a new issue about what the reader has before them, as much of it as an address holds. */
export function reportOf(state: LiveState, about: About): {url: string; lacksLink: boolean} {
  const results = resultsOf(state);
  for (let length = LONGEST_RESULT; length >= 100; length /= 2) {
    const url = issue(about, about.address, results, length);
    if (url.length <= LONGEST_ADDRESS) return {url, lacksLink: false};
  }
  const place = '(paste the link, which Share puts into your clipboard)';
  return {url: issue(about, place, results, 800), lacksLink: true};
}

interface Results {
  /** What the inputs came to, if that is known. */
  shown: string;
  /** What was recorded of the operation, where that is something else. */
  recorded?: string;
}

function resultsOf(state: LiveState): Results {
  const {fault, result, program, operation} = state;
  const own = result && standingOf(state) === 'fresh' ? result.text.trim() : undefined;
  const shown = fault ? fault.message : (own ?? 'It has not run yet.');
  const recorded = program?.recorded[operation];
  return {shown, recorded: recorded === shown ? undefined : recorded};
}

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}\n…` : text;

/** A block of Markdown. What it holds may have the signs of its fence, too. */
function fenced(text: string): string {
  const fence = '`'.repeat(Math.max(3, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length + 1)));
  return `${fence}json\n${text}\n${fence}`;
}

function issue({repository, title}: About, link: string, {shown, recorded}: Results, length: number): string {
  const packages = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const body = [
    'What I expected:',
    '',
    `What happens: open [${title} in the playground](${link}) and press Run.`,
    fenced(cut(shown, length)),
    ...(recorded === undefined
      ? []
      : [
          'What the documentation recorded of this operation, in the order of its program:',
          fenced(cut(recorded, length)),
        ]),
    `${packages.join(', ')}, on SQLite in the browser`,
  ].join('\n\n');
  return newIssueUrl(repository, {title: `${title}: `, body});
}
