// cspell:ignore resvg
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import satori from 'satori';

/** What previews take, in pixels. */
const SIZE = {width: 1200, height: 630};

/** The dark colors of the site. */
const COLORS = {ground: '#12211d', title: '#fff', part: '#4fd8b8', quiet: '#e6efec'};

/** What a card says. */
export interface Card {
  /** The site's, which stands above with the logo. */
  siteTitle: string;
  tagline: string;
  /** An SVG. */
  logo: string;
  title: string;
  /** The part of the site that the page is in; may be empty. */
  part: string;
}

const fonts = [
  font(400, require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff')),
  font(700, require.resolve('@fontsource/inter/files/inter-latin-700-normal.woff')),
];

function font(weight: 400 | 700, file: string) {
  return {name: 'Inter', weight, data: readFileSync(file)};
}

/** An element as satori reads it, which takes what JSX makes, without React. */
function element(type: string, style: object, children?: unknown, others?: object) {
  return {type, props: {style, children, ...others}};
}

function layout({siteTitle, tagline, logo, title, part}: Card) {
  const whole = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: '100%',
    height: '100%',
    boxSizing: 'border-box',
    padding: 72,
    background: COLORS.ground,
    color: COLORS.quiet,
  };
  const headline = {
    display: 'block',
    lineClamp: 3,
    fontSize: 68,
    fontWeight: 700,
    lineHeight: 1.15,
    color: COLORS.title,
  };
  const src = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
  return element('div', whole, [
    element('div', {display: 'flex', alignItems: 'center', fontSize: 36}, [
      element('img', {marginRight: 24}, undefined, {src, width: 72, height: 72}),
      siteTitle,
    ]),
    element('div', {display: 'flex', flexDirection: 'column'}, [
      element('div', {fontSize: 32, color: COLORS.part, marginBottom: 16}, part),
      element('div', headline, title),
    ]),
    element('div', {fontSize: 28}, tagline),
  ]);
}

/** Draws cards into files, as PNGs. */
export default async function drawCards(cards: {file: string; card: Card}[]): Promise<void> {
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  for (const {file, card} of cards) {
    mkdirSync(dirname(file), {recursive: true});
    // Renamed into place, because another build may be reading it.
    writeFileSync(`${file}.${process.pid}`, await drawCard(card));
    renameSync(`${file}.${process.pid}`, file);
  }
}

async function drawCard(card: Card): Promise<Uint8Array> {
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
