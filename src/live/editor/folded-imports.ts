import {codeFolding, foldedRanges, foldEffect, foldKeymap, unfoldEffect} from '@codemirror/language';
import type {Extension, StateEffect} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';
import {countedImports, isLong, splitImports} from '../../../lib/split-imports';

/** Folds the imports of a file away, as the blocks of the page do. Pressed or changed, they show again. */
export function foldsImports(): Extension {
  return [
    keymap.of(foldKeymap),
    codeFolding({
      preparePlaceholder: ({doc}, {to}) => countedImports(doc.sliceString(0, to)),
      placeholderDOM(_view, onclick, words: string) {
        const button = document.createElement('button');
        button.className = 'cm-foldPlaceholder';
        button.textContent = `⋯ ${words}`;
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
  const {imports} = splitImports(text);
  if (!isLong(imports)) return undefined;
  return foldEffect.of({from: 0, to: imports.length});
}
