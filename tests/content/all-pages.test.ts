import {beforeAll, describe, test} from 'vitest';
import {filesBelow, rememberedFiles, watchedFiles} from '../../plugins/samples/example-files';
import {readRecords} from '../../plugins/scenarios/records';
import {expectNone} from '../expect-none';
import {anchorFaults} from './anchors';
import {coverageFaults} from './coverage';
import {fencesOf, inlineFaults, sampleFaults} from './fences';
import {dangerFaults, linkDensityFaults} from './learn';
import {type Page, readPages} from '../../lib/pages';
import {frontMatterFaults, headingFaults, kindFaults} from './structure';
import {linkFaults, wordFaults} from './words';

// What every page of the site must be; each rule with its reasons stands in the file it is imported from.
describe('the pages', () => {
  let pages: Page[] = [];
  let misnamed: string[] = [];
  const examples = rememberedFiles(filesBelow('examples'));
  const read = new Set<string>();

  beforeAll(async () => {
    pages = await readPages();
    const watched = watchedFiles(examples, read);
    misnamed = pages.flatMap((page) => sampleFaults(page, watched));
    // The tables of scenarios show them.
    readRecords(watched);
  });

  test.each([
    ['have a title and a description', frontMatterFaults],
    ['say what kind they are, and teach in few words', kindFaults],
    ['teach with few links', linkDensityFaults],
    ['teach with few dangers', dangerFaults],
    ['have headings with ids', headingFaults],
    ['hold no long code themselves', inlineFaults],
    ['have links that say where they lead', linkFaults],
    ['have links to headings that are there', (page: Page) => anchorFaults(page, pages)],
    ['belittle nothing', wordFaults],
  ])('%s', (_, rule) => {
    expectNone(pages.flatMap(rule));
  });

  test('name samples that exist', () => {
    expectNone(misnamed);
  });

  test('show what lies in examples/', () => {
    expectNone(coverageFaults(pages.flatMap(fencesOf), examples, read));
  });
});
