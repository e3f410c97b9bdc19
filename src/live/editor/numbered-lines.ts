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

/** As the home page numbers lines. */
const look = EditorView.theme({
  '.cm-line[data-number]': {position: 'relative'},
  '.cm-line[data-number]::before': {
    content: 'attr(data-number)',
    position: 'absolute',
    left: 'calc(var(--code-indent) - 2rem)',
    width: '1.25rem',
    height: '1.25rem',
    boxSizing: 'border-box',
    border: '1.5px solid',
    borderRadius: '50%',
    color: 'var(--ifm-color-primary)',
    font: 'bold 0.75rem/calc(1.25rem - 3px) var(--ifm-font-family-base)',
    textAlign: 'center',
  },
});
