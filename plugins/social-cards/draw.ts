import {readFileSync} from 'node:fs';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import satori from 'satori';

const SIZE = {width: 1200, height: 630};

/** The dark colors of the site. */
const COLORS = {ground: '#12211d', title: '#fff', section: '#4fd8b8', quiet: '#e6efec'};

/** What all cards of a site share. */
export interface Frame {
  siteTitle: string;
  tagline: string;
  /** An SVG. */
  logo: Buffer;
}

/** What one card says. */
export interface Card {
  title: string;
  section: string;
}

let engine: Promise<void> | undefined;

const fonts = [
  font(400, require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff')),
  font(700, require.resolve('@fontsource/inter/files/inter-latin-700-normal.woff')),
];

function font(weight: 400 | 700, file: string) {
  return {name: 'Inter', weight, data: readFileSync(file)};
}

/** Draws a card, as a PNG. */
export async function drawCard({siteTitle, tagline, logo}: Frame, {title, section}: Card): Promise<Buffer> {
  await (engine ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  const src = `data:image/svg+xml;base64,${logo.toString('base64')}`;
  const headline = {
    display: 'block',
    lineClamp: 3,
    fontSize: 68,
    fontWeight: 700,
    lineHeight: 1.15,
    color: COLORS.title,
  };
  const drawn = element('div', WHOLE, [
    element('div', {display: 'flex', alignItems: 'center', fontSize: 36}, [
      element('img', {width: 72, height: 72, marginRight: 24}, undefined, {src, width: 72, height: 72}),
      siteTitle,
    ]),
    element('div', {display: 'flex', flexDirection: 'column'}, [
      element('div', {fontSize: 32, color: COLORS.section, marginBottom: 16}, section),
      element('div', headline, title),
    ]),
    element('div', {fontSize: 28}, tagline),
  ]);
  // It takes what JSX makes, and says so by the type of React alone.
  const svg = await satori(drawn as unknown as Parameters<typeof satori>[0], {...SIZE, fonts});
  const drawing = new Resvg(svg, {font: {loadSystemFonts: false}});
  const image = drawing.render();
  const png = Buffer.from(image.asPng());
  // The engine's memory is not collected.
  image.free();
  drawing.free();
  return png;
}

const WHOLE = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  padding: '72px',
  background: COLORS.ground,
  color: COLORS.quiet,
  fontFamily: 'Inter',
};

/** An element as satori reads it, without React. */
interface Drawn {
  type: string;
  props: Record<string, unknown>;
}

function element(
  type: string,
  style: Record<string, string | number>,
  children?: (Drawn | string)[] | string,
  others?: object,
): Drawn {
  return {type, props: {style, children, ...others}};
}
