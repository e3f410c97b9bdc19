/** The editor of live samples: CodeMirror in a shadow root, because the site's policy refuses styles that scripts write. */
import {autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {javascript} from '@codemirror/lang-javascript';
import {json} from '@codemirror/lang-json';
import {bracketMatching, indentOnInput, indentService} from '@codemirror/language';
import {type Diagnostic, lintKeymap, setDiagnostics} from '@codemirror/lint';
import {Compartment, EditorState, type Extension, type Line} from '@codemirror/state';
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view';
import {graphql, updateSchema} from 'cm6-graphql';
import {buildASTSchema, type GraphQLSchema, parse} from 'graphql';
import type {LineMarks} from './changed-lines';
import type {Language} from './color';
import {inColors, theme} from './look';
import type {Place} from '../sandbox/faults';
import {foldOfImports, foldsImports} from './folded-imports';
import {numberedLines} from './numbered-lines';
import {SPECIAL_CHARACTERS} from './special-characters';
import {changeBetween} from './text-change';
import type {AskAt} from '../types/editor';
import type {TypeProblem} from '../types/type-messages';

/** Where the reader pressed, in pixels of the window and in the text that stood there; empty where they came by keyboard. */
export interface Point {
  x?: number;
  y?: number;
  /** Where the line that they pressed on began to be painted, which is above the pointer. */
  top?: number;
  /** The whole text, which may be a part of the file. */
  text?: string;
  /** How many of its characters stand before the cursor. */
  offset?: number;
}

export interface RichEditor {
  /** Takes over what changed outside of the editor. */
  update: (change: {value: string; schema?: string; problems?: readonly TypeProblem[]}) => void;
  /** Takes the focus, and puts the cursor there. */
  goTo: (place: Place) => void;
  focus: () => void;
  destroy: () => void;
}

interface Options {
  label: string;
  language: Language;
  value: string;
  schema?: string;
  /** The lines that are marked until the reader edits. */
  marks?: LineMarks;
  wraps?: boolean;
  /** The imports that the text begins with fold away. */
  foldsImports?: boolean;
  /** The lines that the page speaks of by number. */
  numbered?: readonly string[];
  focus: boolean;
  /** Where the cursor comes to stand, in pixels of the window. */
  point?: Point;
  onChange: (text: string) => void;
  /** Asks about the types at a place. */
  onAsk: AskAt;
}

/** Puts an editor into the shadow root of an element. */
export function createRichEditor(host: HTMLElement, options: Options): RichEditor {
  const {value, language, onChange} = options;
  let schemaText = options.schema;
  // The page comes back with a text later than the reader types: what it knew or was told must not undo what is new.
  let known = value;
  let told: string[] = [];
  const types = new Compartment();
  let knowsTypes = language !== 'typescript';
  let marked: readonly TypeProblem[] = [];
  const root = host.attachShadow({mode: 'open'});
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: value,
      extensions: [
        history(),
        drawSelection(),
        highlightSpecialChars({addSpecialChars: SPECIAL_CHARACTERS}),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        // Enter takes a proposal as soon as it is seen. The line below, which the code goes on with, stays in sight.
        autocompletion({interactionDelay: 0, aboveCursor: true}),
        // Tab leaves the editor.
        keymap.of([
          ...closeBracketsKeymap,
          // What holds the editor runs by this key.
          ...defaultKeymap.filter(({key}) => key !== 'Mod-Enter'),
          ...historyKeymap,
          ...completionKeymap,
          ...lintKeymap,
        ]),
        language === 'typescript' ? belowDecorators : [],
        languageOf(language, schemaText),
        types.of([]),
        inColors(language),
        withoutLook,
        options.marks ? markedUntilEdited(value, options.marks.lines) : [],
        numberedLines(options.numbered ?? []),
        language === 'typescript' ? lineNumbers() : [],
        options.wraps ? EditorView.lineWrapping : [],
        options.foldsImports ? foldsImports() : [],
        tooltips({tooltipSpace: ({dom}) => roomAt(dom)}),
        theme,
        EditorView.contentAttributes.of({'aria-label': options.label, tabindex: '0'}),
        EditorView.updateListener.of(({docChanged, state}) => {
          if (!docChanged) return;
          told.push(state.doc.toString());
          onChange(state.doc.toString());
          if (knowsTypes) return;
          knowsTypes = true;
          void import('../types/editor').then(
            ({typeExtensions}) => {
              view.dispatch({effects: types.reconfigure(typeExtensions(options.onAsk))});
            },
            () => (knowsTypes = false),
          );
        }),
      ],
    }),
  });
  const fold = options.foldsImports && foldOfImports(value);
  if (fold) view.dispatch({effects: fold});
  if (options.marks) {
    const {first, lines} = options.marks;
    const [{from}, {to}] = [first, Math.max(...lines)].map((line) => view.state.doc.line(line)) as [
      Line,
      Line,
    ];
    // The editor alone scrolls, and only as far as it must: an effect of CodeMirror would move the page as well.
    view.requestMeasure({
      read: () => {
        const {top} = view.lineBlockAt(from);
        const {bottom} = view.lineBlockAt(to);
        const {clientHeight} = view.scrollDOM;
        if (bottom + 2 * view.defaultLineHeight < clientHeight) return 0;
        // All of them, or else the first with what stands around it.
        return (bottom - top < clientHeight ? (top + bottom) / 2 : top) - clientHeight / 2;
      },
      write: (top) => (view.scrollDOM.scrollTop = top),
    });
  }
  if (options.focus) view.focus();
  if (options.point) placeCursor(view, options.point);
  return {
    update({value: text, schema, problems = []}) {
      if (told.includes(text)) {
        told = told.slice(told.indexOf(text) + 1);
      } else if (text !== known) {
        view.dispatch({changes: changeBetween(view.state.doc.toString(), text)});
        told = [];
      }
      known = text;
      if (language === 'graphql' && schema && schema !== schemaText) updateSchema(view, parsedSchema(schema));
      schemaText = schema;
      if (isSame(marked, problems)) return;
      marked = problems;
      view.dispatch(setDiagnostics(view.state, problems.map(diagnosticIn(view.state.doc.length))));
    },
    goTo({line, column = 1}) {
      if (line === undefined) return;
      const {from, to} = view.state.doc.line(Math.min(line, view.state.doc.lines));
      view.dispatch({selection: {anchor: Math.min(from + column - 1, to)}, scrollIntoView: true});
      view.focus();
    },
    focus: () => {
      view.focus();
    },
    destroy: () => {
      view.destroy();
    },
  };
}

/** Where what is shown at the cursor has room: as far up as the window goes, and else in the editor. */
function roomAt(dom: HTMLElement): {left: number; right: number; top: number; bottom: number} {
  const {left, right, bottom} = dom.getBoundingClientRect();
  return {left, right, top: 0, bottom: Math.min(bottom, window.innerHeight)};
}

function isSame(some: readonly TypeProblem[], others: readonly TypeProblem[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}

/** A problem as CodeMirror marks it, in a text that may have become shorter. */
function diagnosticIn(length: number): (problem: TypeProblem) => Diagnostic {
  return ({from, to, message}) => ({
    from: Math.min(from, length),
    to: Math.min(to, length),
    message,
    severity: 'error',
    source: 'TypeScript',
  });
}

/** Puts the cursor where the reader pressed, in the text: the imports, which were folded, may stand above it now. */
function placeCursor(view: EditorView, {x, y, top, text = '', offset = 0}: Point): void {
  if (x === undefined || y === undefined) return;
  const before = top ?? y;
  const start = text ? view.state.doc.toString().indexOf(text.trimEnd()) : -1;
  view.dispatch({selection: {anchor: start < 0 ? view.posAtCoords({x, y}, false) : start + offset}});
  // The line stays under the pointer: the panel scrolls, or where it has its whole height the page.
  view.requestMeasure({
    read: () => (view.coordsAtPos(view.state.selection.main.head)?.top ?? before) - before,
    write: (moved) => {
      const panel = (view.dom.getRootNode() as ShadowRoot).host.closest('.tab-panel');
      const scrolled = panel?.scrollTop ?? 0;
      panel?.scrollBy(0, moved);
      window.scrollBy(0, moved - (panel?.scrollTop ?? 0) + scrolled);
    },
  });
}

/** Chromium gives what is typed over a selection the look of what stood there, by an inline style, which the policy refuses. */
const withoutLook = EditorView.domEventHandlers({
  beforeinput({inputType, data, isComposing}, view) {
    const {from, to, empty} = view.state.selection.main;
    if (inputType !== 'insertText' || !data || isComposing || empty) return false;
    const insert = () =>
      view.state.update(view.state.replaceSelection(data), {userEvent: 'input.type', scrollIntoView: true});
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handle) => handle(view, from, to, data, insert))) view.dispatch(insert());
    return true;
  },
});

/** Marks lines as long as the text is this one. */
function markedUntilEdited(text: string, lines: readonly number[]): Extension {
  const mark = Decoration.line({class: 'cm-place'});
  return EditorView.decorations.compute(['doc'], ({doc}) =>
    doc.toString() === text
      ? Decoration.set(lines.map((line) => mark.range(doc.line(line).from)))
      : Decoration.none,
  );
}

/** What a decorator belongs to stands below it, and not further right. */
const belowDecorators = indentService.of((context, place) => {
  const {text} = context.lineAt(place, -1);
  return /^\s*@.*\)\s*$/.test(text) ? text.search(/\S/) : undefined;
});

function languageOf(language: Language, schema: string | undefined): Extension {
  if (language === 'graphql') return graphql(parsedSchema(schema));
  if (language === 'json') return json();
  return language === 'typescript' ? javascript({typescript: true}) : [];
}

/**
 * The schema of a program, which may have printed nonsense. It is not validated: to propose another name for each of many
 * that are unknown takes minutes.
 */
function parsedSchema(text: string | undefined): GraphQLSchema | undefined {
  try {
    if (!text) return undefined;
    return buildASTSchema(parse(text, {noLocation: true}), {assumeValid: true, assumeValidSDL: true});
  } catch {
    return undefined;
  }
}
