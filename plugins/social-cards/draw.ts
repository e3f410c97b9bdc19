// cspell:ignore resvg
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import satori, {type SatoriOptions} from 'satori';
import {ofWeight, TEXT} from '../fonts/subset';

/** What previews take, in pixels. */
const SIZE = {width: 1200, height: 630};

/** The dark colors of the site. */
const COLORS = {ground: '#12211d', title: '#fff', part: '#4fd8b8', quiet: '#e6efec'};

/** Of the logo, from whose middle the line comes down; the text stands beside it. */
const LOGO = 72;
const MARGIN = 72;
const INDENT = LOGO + 24;
const NODE = 18;
const LINE = 4;

/** What a card says. */
export interface Card {
  /** The site's, which stands above with the logo. */
  siteTitle: string;
  /** What stands below. */
  foot: string;
  /** An SVG. */
  logo: string;
  title: string;
  /** The part of the site that the page is in; may be empty. */
  part: string;
}

const WEIGHTS = [400, 700] as const;
const family = 'Atkinson Next';

/** An element as satori reads it, which takes what JSX makes, without React. */
function element(type: string, style: object, children?: unknown, others?: object) {
  return {type, props: {style, children, ...others}};
}

/** The line and the nodes of the logo and the diagrams, which lead from the logo to what is said below it. */
function line(style: object) {
  return element('div', {position: 'absolute', background: COLORS.part, ...style});
}

/** A text beside the line, with a node in the middle of its first line; beyond the last node there is no line. */
function station(style: {fontSize: number; lineHeight: number}, text: string, isLast = false) {
  const middle = (style.fontSize * style.lineHeight) / 2;
  const beyond = {top: middle, bottom: 0, left: (LOGO - LINE) / 2 - INDENT, width: LINE};
  const node = {
    top: middle - NODE / 2,
    left: (LOGO - NODE) / 2 - INDENT,
    width: NODE,
    height: NODE,
    borderRadius: NODE / 2,
  };
  return element('div', {display: 'flex', position: 'relative'}, [
    ...(isLast ? [line({...beyond, background: COLORS.ground})] : []),
    line(node),
    element('div', {display: 'block', lineClamp: 3, ...style}, text),
  ]);
}

function layout({siteTitle, foot, logo, title, part}: Card) {
  const whole = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: '100%',
    height: '100%',
    boxSizing: 'border-box',
    padding: MARGIN,
    background: COLORS.ground,
    color: COLORS.quiet,
  };
  const headline = {fontSize: 72, fontWeight: 700, lineHeight: 1.15, color: COLORS.title};
  const quiet = {fontSize: 28, lineHeight: 1.4};
  const beside = {display: 'flex', flexDirection: 'column', paddingLeft: INDENT};
  const src = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
  return element('div', whole, [
    line({top: MARGIN + LOGO, bottom: MARGIN, left: MARGIN + (LOGO - LINE) / 2, width: LINE}),
    element('div', {display: 'flex', alignItems: 'center', fontSize: 36}, [
      element('img', {marginRight: INDENT - LOGO}, undefined, {src, width: LOGO, height: LOGO}),
      siteTitle,
    ]),
    element('div', beside, [
      element('div', {fontSize: 32, color: COLORS.part, marginBottom: 12}, part),
      station(headline, title),
    ]),
    element('div', beside, [station(quiet, foot, true)]),
  ]);
}

/** Draws cards into files, as PNGs. */
export default async function drawCards(cards: {file: string; card: Card}[]): Promise<void> {
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const fonts = await Promise.all(
    WEIGHTS.map(async (weight) => ({name: family, weight, data: await ofWeight(TEXT, weight)})),
  );
  for (const {file, card} of cards) {
    mkdirSync(dirname(file), {recursive: true});
    // Renamed into place, because another build may be reading it.
    writeFileSync(`${file}.${process.pid}`, await drawCard(card, fonts));
    renameSync(`${file}.${process.pid}`, file);
  }
}

async function drawCard(card: Card, fonts: SatoriOptions['fonts']): Promise<Uint8Array> {
  // It names React's type for what it takes.
  const drawn = layout(card) as unknown as Parameters<typeof satori>[0];
  const drawing = new Resvg(await satori(drawn, {...SIZE, fonts}), {font: {loadSystemFonts: false}});
  const image = drawing.render();
  const png = image.asPng();
  // The memory of WebAssembly is not collected.
  image.free();
  drawing.free();
  return png;
}
