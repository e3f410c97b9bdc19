import {quoted, SampleError} from './error';

const START = /^\s*\/\/\s*#region\b\s*(\S*)\s*$/;
const END = /^\s*\/\/\s*#endregion\b\s*(\S*)\s*$/;

/** A stretch between markers; lines count from 0 and `end` is the line of the closing marker. */
export interface Region {
  name: string;
  start: number;
  end: number;
}

/** The names of the regions of a source, in order. Throws a `SampleError` on markers that do not pair. */
export function regionNames(source: string, file: string): string[] {
  return findRegions(source.split('\n'), file).map(({name}) => name);
}

/** A whole source as a page shows it: without the lines of the markers. */
export function wholeFile(source: string, file: string): string {
  const lines = source.split('\n');
  findRegions(lines, file);
  return tidy(lines);
}

/**
 * What stands in a region, its indentation taken off.
 * Throws a `SampleError` where there is no such region (it lists those there are) or nothing in it.
 * @param file names the source in messages
 */
export function cutRegion(source: string, name: string, file: string): Region & {text: string} {
  const lines = source.split('\n');
  const regions = findRegions(lines, file);
  const region = regions.find((candidate) => candidate.name === name);
  if (!region) {
    const names = regions.map((candidate) => candidate.name);
    const has = names.length > 0 ? `it has ${quoted(names)}` : 'it has none';
    throw new SampleError(
      `${file} has no region "${name}"; ${has}. Put "// #region ${name}" and "// #endregion" around the lines to show`,
    );
  }
  const text = tidy(lines.slice(region.start + 1, region.end));
  if (text === '') {
    throw new SampleError(
      `the region "${name}" of ${file}:${region.start + 1} is empty; put the lines to show between its markers`,
    );
  }
  return {...region, text};
}

function findRegions(lines: string[], file: string): Region[] {
  const regions: Region[] = [];
  const open: Region[] = [];
  lines.forEach((line, index) => {
    const at = `${file}:${index + 1}`;
    const started = START.exec(line);
    const ended = END.exec(line);
    if (started) {
      const name = started[1] ?? '';
      if (name === '') throw new SampleError(`${at} opens a region without a name; write "// #region NAME"`);
      if (regions.some((region) => region.name === name)) {
        throw new SampleError(`${at} opens a second region "${name}"; rename one of them`);
      }
      const region = {name, start: index, end: lines.length};
      regions.push(region);
      open.push(region);
    } else if (ended) {
      const region = open.pop();
      if (!region) throw new SampleError(`${at} closes a region that was not opened; delete the line`);
      if (ended[1] && ended[1] !== region.name) {
        throw new SampleError(
          `${at} closes "${ended[1]}" while "${region.name}" is open; close the inner region first`,
        );
      }
      region.end = index;
    }
  });
  const [unclosed] = open;
  if (unclosed) {
    throw new SampleError(
      `${file}:${unclosed.start + 1} opens the region "${unclosed.name}" and nothing closes it; add "// #endregion"`,
    );
  }
  return regions;
}

/** Drops marker lines, the blank lines they leave, and the indentation that all lines share. */
function tidy(lines: string[]): string {
  const kept = lines
    .filter((line) => !START.test(line) && !END.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '')
    .split('\n');
  const indents = kept
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const shared = indents.length > 0 ? Math.min(...indents) : 0;
  return kept.map((line) => line.slice(shared)).join('\n');
}
