/** How the editor of live samples looks: as the blocks of code that it takes the place of. */
import type {Extension} from '@codemirror/state';
import {Decoration, EditorView} from '@codemirror/view';
import {colored, type Language} from './color';

const color = (name: string) => `var(--code-${name})`;

/** What the custom properties of the colors are called that the classes of tokens have; they reach into the shadow root. */
const COLORS = {
  k: 'keyword',
  d: 'directive',
  c: 'comment',
  s: 'string',
  n: 'number',
  f: 'function',
  t: 'type',
  p: 'property',
  v: 'variable',
};

/** Colors the text by the grammars that colored it on the page: nothing changes its color when the editor comes. */
export function inColors(language: Language): Extension {
  return EditorView.decorations.compute(['doc'], ({doc}) => {
    let end = 0;
    const marks = colored(doc.toString(), language).flatMap(({text, className}) => {
      const start = end;
      end += text.length;
      return className ? [Decoration.mark({class: className}).range(start, end)] : [];
    });
    return Decoration.set(marks);
  });
}

/** Its sizes, and the colors of what is no text. */
export const theme = EditorView.theme({
  '&': {
    flex: '1 0 auto',
    color: color('text'),
    background: 'transparent',
    fontSize: 'var(--code-size)',
  },
  '&.cm-focused': {outline: 'none'},
  // Above what scrolls, and below the header of the page.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '1',
    outline: '2px solid var(--ifm-color-primary)',
    outlineOffset: '-2px',
    pointerEvents: 'none',
  },
  // All of the place that the editor has can be clicked.
  '.cm-scroller': {
    flexGrow: '1',
    fontFamily: 'var(--ifm-font-family-monospace)',
    lineHeight: 'var(--code-row)',
    maxHeight: 'var(--live-height, 28rem)',
  },
  // The style sheet says where there is room for them.
  '.cm-gutters': {
    display: 'var(--line-numbers, none)',
    border: '0',
    background: color('ground'),
    color: 'var(--site-muted)',
  },
  '.cm-lineNumbers .cm-gutterElement': {minWidth: '2.5rem', padding: '0 0.5rem 0 0'},
  '.cm-content': {alignSelf: 'stretch', padding: '0.85rem 0', caretColor: color('text')},
  '.cm-line': {padding: '0 1rem 0 var(--code-indent, 1rem)'},
  '.cm-gutters ~ .cm-content .cm-line': {paddingLeft: 'var(--code-start, var(--code-indent, 1rem))'},
  // Where lines wrap, their other rows begin further right.
  '.cm-content.cm-lineWrapping .cm-line': {
    paddingLeft: 'calc(var(--code-start, var(--code-indent, 1rem)) + 4ch)',
    textIndent: '-4ch',
  },
  // As the blocks of the page fold theirs.
  '.cm-foldPlaceholder': {
    margin: '0',
    border: '0',
    padding: '0',
    background: 'none',
    color: 'var(--site-muted)',
    font: 'inherit',
    fontFamily: 'var(--ifm-font-family-base)',
    fontSize: '0.8125rem',
    minHeight: '24px',
    cursor: 'pointer',
  },
  '.cm-place': {background: color('line'), boxShadow: 'inset 3px 0 var(--ifm-color-primary)'},
  ...Object.fromEntries(Object.entries(COLORS).map(([name, is]) => [`.${name}`, {color: color(is)}])),
  '.cm-specialChar': {color: color('deleted')},
  '.cm-cursor': {borderLeftColor: color('text')},
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: color('line'),
  },
  '&.cm-focused .cm-matchingBracket': {background: color('line')},
  '.cm-tooltip': {
    background: color('result'),
    color: color('text'),
    border: '1px solid var(--site-line)',
    borderRadius: '5px',
  },
  // As small as a choice allows: it lies on the code.
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {maxHeight: '8em'},
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--ifm-color-primary)',
    color: color('ground'),
  },
  // While other proposals are on their way, none of the old ones can be accepted.
  '.cm-tooltip-autocomplete-disabled ul li[aria-selected]': {
    background: color('line'),
    color: color('text'),
  },
  // The underline of CodeMirror is an image in a data address.
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--code-deleted)',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--code-directive)',
    textUnderlineOffset: '3px',
  },
});
