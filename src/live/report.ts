import {newIssueUrl} from '../client/new-issue';
import {versions} from './assets';
import {type LiveState, standingOf} from './live-state';

/** GitHub refuses addresses of 8,192 characters. */
const LONGEST_ADDRESS = 8000;
/** Characters of the result that are filled in at first. */
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
  const result = resultOf(state);
  const fits = (url: string): boolean => url.length <= LONGEST_ADDRESS;
  for (let length = LONGEST_RESULT; length >= 100; length /= 2) {
    const url = issue(about, about.address, cut(result, length));
    if (fits(url)) return {url, lacksLink: false};
  }
  const place = '(paste the link, which Share puts into your clipboard)';
  return {url: issue(about, place, cut(result, 1000)), lacksLink: true};
}

/** What the inputs came to, if that is known. */
function resultOf(state: LiveState): string {
  const {fault, result} = state;
  if (fault) return fault.message;
  return result && standingOf(state) === 'fresh' ? result.text.trim() : 'It has not run yet.';
}

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}\n…` : text;

function issue({repository, title}: About, link: string, result: string): string {
  // A result may hold such signs itself.
  const fence = '`'.repeat(Math.max(3, ...Array.from(result.matchAll(/`+/g), ([run]) => run.length + 1)));
  const packages = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const body = [
    'What I expected:',
    '',
    `What happens: open [${title} in the playground](${link}) and press Run.`,
    `${fence}json\n${result}\n${fence}`,
    `${packages.join(', ')}, on SQLite in the browser`,
  ].join('\n\n');
  return newIssueUrl(repository, {title: `${title}: `, body});
}
