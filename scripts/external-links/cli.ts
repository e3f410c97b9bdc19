import {readPages} from '../../tests/content/pages';
import {checkLinks} from './check';
import {collectExternalLinks} from './collect';
import {isFailure, listOf, reportOf} from './report';

/**
 * `npm run links:external` asks for every external link of the pages and fails where one leads nowhere.
 * `npm run links:external -- --list` prints them with their places and asks for none.
 */
async function main(): Promise<void> {
  const links = collectExternalLinks(await readPages());
  if (process.argv.includes('--list')) {
    console.log(listOf(links));
    return;
  }
  console.log(`Asking for ${links.length} external links …`);
  const checked = await checkLinks(links);
  console.log(reportOf(checked));
  if (isFailure(checked)) process.exitCode = 1;
}

void main();
