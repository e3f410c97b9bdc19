import {errorsOf} from '../../lib/error-entries';
import {NARROW_LINE, printJson} from '../../lib/print-json';
import type {Shape} from '../../lib/sample-notes';
import type {SampleBlock} from './resolve';

/** Characters of the lines of both sides that stand beside each other in a window of 1440 pixels. */
const BESIDE = 95;

/** A side that is as narrow is given more by the style sheet. */
const NARROWEST = 30;

/** Lines of a result that are in sight, as the style sheet has it: what is longer scrolls. */
const MOST_LINES = 24;

/** Lines that the bar between what is sent and its result is as high as. */
const BAR_LINES = 3;

/**
 * Breaks the lines of a sample's results where these have room beside what is sent then, unless that makes the sample
 * higher: a query and its answer are best seen together.
 */
export function fitBeside(blocks: SampleBlock[]): SampleBlock[] {
  const {inputs, answer} = sidesOf(blocks);
  if (inputs.length === 0 || answer?.language !== 'json' || isBeside(blocks)) return blocks;
  const narrow = blocks.map((block) =>
    isRecordedJson(block) ? {...block, code: narrowed(block.code)} : block,
  );
  const height = countLines(sidesOf(narrow).answer?.code ?? '');
  const below = inputs.reduce((sum, {code}) => sum + countLines(code), BAR_LINES + countLines(answer.code));
  return isBeside(narrow) && height <= Math.min(MOST_LINES, below) ? narrow : blocks;
}

/** The widths in characters that tell whether both sides have room beside each other. */
export function shapeOf(blocks: SampleBlock[]): Required<Shape> {
  const {sent, received} = widthsOf(blocks);
  return {sent: `${sent}`, received: `${received}`};
}

function isBeside(blocks: SampleBlock[]): boolean {
  const {sent, received} = widthsOf(blocks);
  return sent + received <= BESIDE;
}

function widthsOf(blocks: SampleBlock[]): {sent: number; received: number} {
  const {inputs, answer} = sidesOf(blocks);
  // What wraps, because it holds errors, needs no more characters in a line.
  const wraps = answer?.language === 'json' && errorsOf(answer.code).length > 0;
  return {
    sent: inSteps(Math.max(...inputs.map(widthOf))),
    received: inSteps(Math.min(answer ? widthOf(answer) : 0, wraps ? NARROW_LINE : Infinity)),
  };
}

/** What is written or sent, and the result that is shown first. */
function sidesOf(blocks: SampleBlock[]): {inputs: SampleBlock[]; answer?: SampleBlock} {
  const inputs = blocks.filter(({recorded}) => recorded === undefined);
  return {inputs, answer: blocks.find(({recorded}) => recorded !== undefined)};
}

const isRecordedJson = ({recorded, language}: SampleBlock): boolean =>
  recorded !== undefined && language === 'json';

const narrowed = (json: string): string => printJson(JSON.parse(json), [], NARROW_LINE);

/** Every width that a page writes costs it a hash in its security policy, 35 bytes that do not compress. */
const inSteps = (characters: number): number => Math.max(NARROWEST, 5 * Math.ceil(characters / 5));

const linesOf = (code: string): string[] => code.split('\n');

const countLines = (code: string): number => linesOf(code).length;

const widthOf = ({code}: SampleBlock): number => Math.max(...linesOf(code).map((line) => line.length));
