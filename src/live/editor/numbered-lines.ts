import {type Extension, type Range, StateField, type Text} from '@codemirror/state';
import {Decoration, type DecorationSet, EditorView} from '@codemirror/view';

/**
 * Numbers lines, as the block does whose place the editor takes. A number stays with its line when the reader edits.
 * @param texts the lines in their order; one that is not there has no number
 */
export function numberedLines(texts: readonly string[]): Extension {
  const field = StateField.define<DecorationSet>({
    create: ({doc}) => Decoration.set(numbersOf(doc, texts)),
    update: (numbers, {changes}) => numbers.map(changes),
    provide: (numbers) => EditorView.decorations.from(numbers),
  });
  return [field, look];
}

function numbersOf(doc: Text, texts: readonly string[]): Range<Decoration>[] {
  let next = 1;
  return texts.flatMap((text, index) => {
    for (let number = next; number <= doc.lines; number += 1) {
      const line = doc.line(number);
      if (line.text !== text) continue;
      next = number + 1;
      return [Decoration.line({attributes: {'data-number': `${index + 1}`}}).range(line.from)];
    }
    return [];
  });
}

/** As the home page numbers lines: src/css/stations.css. */
const look = EditorView.theme({
  '.cm-line[data-number]': {position: 'relative'},
  '.cm-line:is([data-number], [data-number] ~ *):has(~ [data-number])': {
    backgroundImage: 'linear-gradient(var(--ifm-color-primary) 0 0)',
    backgroundPosition: 'calc(var(--code-indent) - 2rem + var(--station) / 2 - 0.75px) 0',
    backgroundSize: '1.5px 100%',
    backgroundRepeat: 'no-repeat',
  },
  '.cm-line[data-number="1"]': {backgroundPositionY: '0.5rem !important'},
  '.cm-line[data-number]::before': {
    content: 'attr(data-number)',
    position: 'absolute',
    left: 'calc(var(--code-indent) - 2rem)',
    top: 'calc((var(--code-row) - var(--station)) / 2)',
    width: 'var(--station)',
    height: 'var(--station)',
    boxSizing: 'border-box',
    border: '1.5px solid',
    borderRadius: '50%',
    background: 'var(--code-ground)',
    color: 'var(--ifm-color-primary)',
    font: '600 0.6875rem/calc(var(--station) - 3px) var(--ifm-font-family-base)',
    textAlign: 'center',
  },
});
