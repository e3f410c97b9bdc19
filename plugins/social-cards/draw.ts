import {readFileSync} from 'node:fs';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import satori from 'satori';
import {indexedPng} from './png';
import {SIZE} from './tags';

const {width: WIDTH, height: HEIGHT} = SIZE;

const MARGIN = 72;
/** The band that differs from card to card. */
const BAND = {top: 176, height: 340};

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

/** Draws cards that share a frame: what they share is drawn once. */
export async function cardPainter({
  siteTitle,
  tagline,
  logo,
}: Frame): Promise<(card: Card) => Promise<Buffer>> {
  await (engine ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  const src = `data:image/svg+xml;base64,${logo.toString('base64')}`;
  const frame = await paint(
    HEIGHT,
    box({justifyContent: 'space-between', padding: `${MARGIN}px`, color: COLORS.quiet}, [
      element('div', {display: 'flex', alignItems: 'center', fontSize: 36}, [
        element('img', {width: 72, height: 72, marginRight: 24}, undefined, {src, width: 72, height: 72}),
        siteTitle,
      ]),
      element('div', {fontSize: 28}, tagline),
    ]),
  );
  return async ({title, section}) => {
    const band = await paint(
      BAND.height,
      box({justifyContent: 'center', padding: `0 ${MARGIN}px`}, [
        element('div', {fontSize: 32, color: COLORS.section, marginBottom: 16}, section),
        element(
          'div',
          {
            display: 'block',
            lineClamp: 3,
            fontSize: 68,
            fontWeight: 700,
            lineHeight: 1.15,
            color: COLORS.title,
          },
          title,
        ),
      ]),
    );
    const pixels = Uint8Array.from(frame);
    pixels.set(band, 4 * WIDTH * BAND.top);
    return indexedPng(pixels, WIDTH, HEIGHT);
  };
}

let engine: Promise<void> | undefined;

const fonts = [
  font(400, require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff')),
  font(700, require.resolve('@fontsource/inter/files/inter-latin-700-normal.woff')),
];

function font(weight: 400 | 700, file: string) {
  return {name: 'Inter', weight, data: readFileSync(file)};
}

type Style = Record<string, string | number>;

/** An element as satori reads it, without React. */
interface Drawn {
  type: string;
  props: Record<string, unknown>;
}

function element(type: string, style: Style, children?: (Drawn | string)[] | string, others?: object): Drawn {
  return {type, props: {style, children, ...others}};
}

function box(style: Style, children: Drawn[]): Drawn {
  const whole = {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
  };
  return element('div', {...whole, background: COLORS.ground, fontFamily: 'Inter', ...style}, children);
}

/** Draws an element over the width of a card, four bytes a pixel. */
async function paint(height: number, drawn: Drawn): Promise<Uint8Array> {
  // It takes what JSX makes, and says so by the type of React alone.
  const svg = await satori(drawn as unknown as Parameters<typeof satori>[0], {width: WIDTH, height, fonts});
  const drawing = new Resvg(svg, {font: {loadSystemFonts: false}});
  const image = drawing.render();
  const pixels = Uint8Array.from(image.pixels);
  // The engine's memory is not collected.
  image.free();
  drawing.free();
  return pixels;
}
