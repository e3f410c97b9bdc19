import {codeFolding, foldedRanges, foldEffect, foldKeymap, unfoldEffect} from '@codemirror/language';
import type {Extension, StateEffect} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';

/** The imports that a file begins with, as Prettier writes them. */
const IMPORTS = /^(?:import\b[^;]*;\n)+/;
const IMPORT = /^import\b/gm;

/** Fewer lines than a block of the page folds leave the code in sight as it is. */
const MOST_IMPORTS = 3;

/** Folds the imports of a file away, as the blocks of the page do. Pressed or changed, they show again. */
export function foldsImports(): Extension {
  return [
    keymap.of(foldKeymap),
    codeFolding({
      preparePlaceholder: ({doc}, {to}) => doc.sliceString(0, to).match(IMPORT)?.length ?? 0,
      placeholderDOM(_view, onclick, count: number) {
        const button = document.createElement('button');
        button.className = 'cm-foldPlaceholder';
        button.textContent = `⋯ ${count} imports`;
        button.onclick = onclick;
        return button;
      },
    }),
    // What is taken from a proposal imports its name: the reader sees it.
    EditorView.updateListener.of(({docChanged, changes, state, view}) => {
      if (!docChanged) return;
      const effects: StateEffect<unknown>[] = [];
      changes.iterChangedRanges((_from, _to, from, to) => {
        foldedRanges(state).between(from, to, (start, end) => {
          effects.push(unfoldEffect.of({from: start, to: end}));
        });
      });
      if (effects.length > 0) view.dispatch({effects});
    }),
  ];
}

/** What folds the imports of a text, where there is more than a few lines of them. */
export function foldOfImports(text: string): StateEffect<{from: number; to: number}> | undefined {
  const imports = IMPORTS.exec(text)?.[0].trimEnd() ?? '';
  if (imports.split('\n').length <= MOST_IMPORTS) return undefined;
  return foldEffect.of({from: 0, to: imports.length});
}
