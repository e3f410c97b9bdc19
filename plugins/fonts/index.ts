import type {LoadContext, Plugin} from '@docusaurus/types';

const FONTS = [
  {family: 'Atkinson Next', file: 'atkinson-hyperlegible-next.woff2', sizeAdjust: '100%'},
  // As wide as the fonts of the systems: what is sized for lines of code fits both.
  {family: 'Atkinson Mono', file: 'atkinson-hyperlegible-mono.woff2', sizeAdjust: '95.3%'},
];

/**
 * Gives the site its own two fonts, which `docs-dev/speed.md` describes. They are `optional`: what has not come within a
 * tenth of a second is used from the next page load on, so that text neither waits nor moves. Their faces stand in the
 * page and not in a style sheet, where the bundler would give the files names that no preload knows.
 */
export default function fonts({baseUrl}: LoadContext): Plugin {
  const addressOf = (file: string) => `${baseUrl}fonts/${file}`;
  return {
    name: 'fonts',
    injectHtmlTags: () => ({
      headTags: [
        ...FONTS.map(({file}) => ({
          tagName: 'link',
          attributes: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: addressOf(file),
            crossorigin: 'anonymous',
          },
        })),
        {
          tagName: 'style',
          innerHTML: FONTS.map((font) => faceOf({...font, file: addressOf(font.file)})).join(''),
        },
      ],
    }),
  };
}

const faceOf = ({family, file, sizeAdjust}: (typeof FONTS)[number]) =>
  `@font-face{font-family:'${family}';src:url(${file}) format('woff2');font-weight:400 700;` +
  `font-display:optional;size-adjust:${sizeAdjust}}`;
