/** What an editor shows of the types: completion, explanations and the parameters of a call. Loaded with the first edit. */
import {
  autocompletion,
  closeCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import {syntaxTree} from '@codemirror/language';
import {type EditorState, type Extension, StateEffect, StateField} from '@codemirror/state';
import {EditorView, hoverTooltip, keymap, showTooltip, type Tooltip} from '@codemirror/view';
import siteConfig from '@generated/docusaurus.config';
import type {TypeAnswer, Explanation, TypeRequestName, SignatureHelp} from './type-messages';

/** Asks about a place in the file of the editor, with its text. */
export type AskAt = <Name extends Exclude<TypeRequestName, 'check'>>(
  name: Name,
  place: {position: number; label?: string; source?: string},
  text: string,
) => Promise<TypeAnswer<Name> | undefined>;

/** The parts of an editor that ask about types. */
export function typeExtensions(ask: AskAt): Extension {
  return [
    autocompletion({override: [(context) => complete(ask, context)]}),
    hoverTooltip(async ({state}, position) => {
      const found = await ask('hover', {position}, state.doc.toString());
      return found
        ? {pos: found.from, end: found.to, above: true, create: () => ({dom: explanation(found)})}
        : null;
    }),
    shown,
    theme,
    keymap.of([
      {key: 'F1', run: (view) => (void explainAtCursor(ask, view), true)},
      {
        key: 'Escape',
        run: (view) => view.state.field(shown) !== null && (view.dispatch({effects: show.of(null)}), true),
      },
    ]),
    // CodeMirror closes what it shows, and not what is still on its way.
    EditorView.domEventHandlers({
      blur: (_, view) => {
        setTimeout(() => closeCompletion(view));
      },
    }),
    EditorView.updateListener.of(({view, state, transactions}) => {
      if (transactions.some((one) => one.isUserEvent('input.type')) && beginsArgument(state))
        void showCall(ask, view);
    }),
  ];
}

/** Names that CodeMirror has icons for. */
const ICONS = [
  'class',
  'constant',
  'enum',
  'function',
  'interface',
  'keyword',
  'method',
  'namespace',
  'property',
  'type',
  'variable',
];

async function complete(ask: AskAt, context: CompletionContext): Promise<CompletionResult | null> {
  const {state, pos, explicit} = context;
  const before = state.sliceDoc(Math.max(0, pos - 1), pos);
  if (!explicit && !/[\w$.@]/.test(before)) return null;
  const found = await ask('complete', {position: pos}, state.doc.toString());
  if (!found || context.aborted) return null;
  const {from, items} = found;
  const options = items.map(({label, source, kind}, index): Completion => ({
    label,
    detail: source,
    type:
      ICONS.find((icon) => icon === kind) ??
      (kind === 'const' ? 'constant' : kind === 'alias' ? 'variable' : undefined),
    // From 0 to -99: among what fits what is typed equally well, the order of the list decides.
    boost: (-99 * index) / items.length,
    apply: (view, _completion, from, to) => void accept(ask, view, {label, source, from, to}),
  }));
  // What could be imported comes with the first letter, except behind a dot, where there is nothing to import.
  const isWhole = from < pos || before === '.';
  return {from, options, validFor: isWhole ? /^[\w$]*$/ : undefined};
}

interface Accepted {
  label: string;
  source?: string;
  from: number;
  to: number;
}

/** Writes a name, and then the import that it needs. */
async function accept(ask: AskAt, view: EditorView, {label, source, from, to}: Accepted): Promise<void> {
  const position = from + label.length;
  view.dispatch({
    changes: {from, to, insert: label},
    selection: {anchor: position},
    userEvent: 'input.complete',
  });
  if (source === undefined) return;
  const text = view.state.doc.toString();
  const edits = (await ask('accept', {position, label, source}, text)) ?? [];
  // The reader may have typed on: the head of the file, where imports stand, must be the same.
  const head = Math.max(0, ...edits.map((edit) => edit.to));
  if (view.state.sliceDoc(0, head) !== text.slice(0, head)) return;
  view.dispatch({
    changes: edits.map((edit) => ({from: edit.from, to: edit.to, insert: edit.text})),
    userEvent: 'input.complete',
  });
}

/** What is shown at the cursor, as long as the cursor is near: the parameters of the call there, or what a name means. */
const show = StateEffect.define<Tooltip | null>();

const shown = StateField.define<Tooltip | null>({
  create: () => null,
  update: (tooltip, {effects, changes, state}) => {
    const told = effects.find((effect) => effect.is(show));
    if (told) return told.value as Tooltip | null;
    if (!tooltip) return null;
    const pos = changes.mapPos(tooltip.pos);
    return isNear(state, pos) ? {...tooltip, pos} : null;
  },
  provide: (field) => showTooltip.from(field),
});

/** Whether the cursor is in the line, and no bracket is between. */
function isNear({doc, selection}: EditorState, pos: number): boolean {
  const {head} = selection.main;
  return head >= pos && !/[()[\]{}\n]/.test(doc.sliceString(pos, head));
}

/** Whether the cursor is behind what an argument of a call begins after. */
function beginsArgument(state: EditorState): boolean {
  const {name, parent} = syntaxTree(state).resolveInner(state.selection.main.head, -1);
  return ['(', ','].includes(name) && parent?.name === 'ArgList';
}

async function showCall(ask: AskAt, view: EditorView): Promise<void> {
  const {doc, selection} = view.state;
  const {head} = selection.main;
  const found = await ask('signature', {position: head}, doc.toString());
  // The reader may have typed on.
  if (view.state.sliceDoc(0, head) !== doc.sliceString(0, head) || !isNear(view.state, head)) return;
  view.dispatch({effects: show.of(found ? at(head, call(found), false) : null)});
}

async function explainAtCursor(ask: AskAt, view: EditorView): Promise<void> {
  const {doc, selection} = view.state;
  const found = await ask('hover', {position: selection.main.head}, doc.toString());
  if (view.state.doc !== doc) return;
  view.dispatch({effects: show.of(found ? at(found.from, explanation(found)) : null)});
}

const at = (pos: number, dom: HTMLElement, above = true): Tooltip => ({pos, above, create: () => ({dom})});

function element(name: string, className: string, ...children: (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}

function explanation({code, documentation, address}: Explanation): HTMLElement {
  const box = element('div', 'cm-types', element('code', 'cm-types-code', code));
  if (documentation) box.append(element('p', 'cm-types-text', documentation));
  if (address) {
    const link = element('a', 'cm-types-link', 'In the reference') as HTMLAnchorElement;
    link.href = siteConfig.baseUrl + address;
    // What the reader wrote stays.
    link.target = '_blank';
    box.append(link);
  }
  return box;
}

/** Below the line, as proposals come above it. */
function call([before, current, after]: SignatureHelp): HTMLElement {
  const name = element('strong', 'cm-types-current', current);
  return element('div', 'cm-types', element('code', 'cm-types-code cm-types-call', before, name, after));
}

const theme = EditorView.theme({
  '.cm-types': {maxWidth: '36rem', maxHeight: '9rem', overflow: 'auto', padding: '0.4rem 0.6rem'},
  '.cm-types-code': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-types-text': {margin: '0.4rem 0 0', whiteSpace: 'pre-wrap', fontFamily: 'var(--ifm-font-family-base)'},
  '.cm-types-link': {display: 'block', marginTop: '0.4rem', color: 'var(--ifm-link-color)'},
  // Two lines, as it lies on the code.
  '.cm-types-call': {
    display: '-webkit-box',
    '-webkit-line-clamp': '2',
    '-webkit-box-orient': 'vertical',
    overflow: 'hidden',
  },
});
