import {type ReactNode, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import type {LineMarks} from './changed-lines';
import type {Language} from './color';
import type {Place} from '../sandbox/faults';
import type {Point, RichEditor} from './rich-editor';
import type {AskAt} from '../types/editor';
import type {TypeProblem} from '../types/type-messages';

export interface CodeEditorProps {
  label: string;
  language: Language;
  value: string;
  onChange: (value: string) => void;
  /** Of the program, for completion and validation. */
  schema?: string;
  /** What is wrong with the types of the text. */
  problems?: readonly TypeProblem[];
  /** Asks about the types at a place. */
  onAsk?: AskAt;
  /** The lines that are marked until the reader edits. */
  marks?: LineMarks;
  /** Long lines wrap, where the text beside it leaves little room. */
  wraps?: boolean;
  /** The imports that the text begins with fold away. */
  foldsImports?: boolean;
  /** The lines that the page speaks of by number. */
  numbered?: readonly string[];
  /** Takes the focus, and puts the cursor there. */
  point?: Point;
  /** Does the same later, and says so. */
  goal?: Place;
  onGoal?: () => void;
}

/** An editor with colors and completion. Until it has come, and where it does not load, a text field takes its place. */
export default function CodeEditor(props: CodeEditorProps): ReactNode {
  const {label, language, value, onChange, schema, problems, point, goal} = props;
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<RichEditor>(undefined);
  const [rich, setRich] = useState<RichEditor>();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    let isLeft = false;
    import('./rich-editor').then(
      ({createRichEditor}) => {
        if (isLeft || !host.current) return;
        const created = createRichEditor(host.current, {
          ...latest.current,
          focus: document.activeElement === field.current,
          onChange: (text) => {
            latest.current.onChange(text);
          },
          onAsk: async (name, place, text) => latest.current.onAsk?.(name, place, text),
        });
        editor.current = created;
        setRich(created);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  useEffect(() => () => rich?.destroy(), [rich]);
  useEffect(() => {
    rich?.update({value, schema, problems});
  }, [rich, value, schema, problems]);
  useEffect(() => {
    if (!rich || !goal) return;
    rich.goTo(goal);
    latest.current.onGoal?.();
  }, [rich, goal]);

  return (
    <div className="live-editor">
      <div ref={host} />
      {/* For the button that copies: the editor's text is out of its reach. */}
      <code hidden>{value}</code>
      {!rich && (
        <textarea
          ref={field}
          className={clsx('live-editor__field', language === 'typescript' && 'live-editor__field--code')}
          aria-label={label}
          value={value}
          autoFocus={point !== undefined}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          rows={value.split('\n').length}
          // Pressed in the moment before it goes: what has come in its place takes over.
          onFocus={() => editor.current?.focus()}
          onChange={({target}) => {
            onChange(target.value);
          }}
        />
      )}
    </div>
  );
}
