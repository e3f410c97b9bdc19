import {readFileSync, statSync} from 'node:fs';
import type {PluggableList} from 'unified';
import type {SourcePage} from '../pages/source-pages';
import {sectionsFromSource} from './from-source';
import type {Section} from './sections';

interface Read {
  text: string;
  /** The files that the page shows, and when each was changed. */
  files: string[];
  times: string;
  sections: Section[];
}

/** Reads the sections of pages from their sources, each anew only when it or a file that it shows changed. */
export function sourceReader(remarkPlugins: PluggableList): (page: SourcePage) => Promise<Section[]> {
  const known = new Map<string, Read>();
  return async ({source, title}) => {
    const text = readFileSync(source, 'utf8');
    const last = known.get(source);
    if (last?.text === text && last.times === timesOf(last.files)) return last.sections;
    try {
      const {sections, files} = await sectionsFromSource(text, source, title, remarkPlugins);
      known.set(source, {text, files, times: timesOf(files), sections});
      return sections;
    } catch {
      // A page that does not compile: the bundler says why. Until it is mended its last text is found.
      return last?.sections ?? [];
    }
  };
}

/** A file that is not there may come to be. */
function timesOf(files: string[]): string {
  return files.map((file) => statSync(file, {throwIfNoEntry: false})?.mtimeMs).join();
}
