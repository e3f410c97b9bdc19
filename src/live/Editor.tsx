import {type ReactNode, useEffect, useRef, useState} from 'react';
import Code, {MOST_COLORED} from './Code';
import type {Language} from './highlight';
import type {RichEditor} from './rich-editor';

/** Lines that a text shows at first which is too long to grow with. */
const LINES_OF_LONG = 20;

interface Props {
  label: string;
  language: Language;
  value: string;
  onChange: (value: string) => void;
  /** Ctrl or Cmd with Enter. */
  onRun: () => void;
  /** Of the program, for completion and validation. */
  schema?: string;
  /** The line to show first, counted from 1, which is marked until the reader edits. */
  place?: number;
}

/**
 * A text field with colored text below it, which becomes an editor with completion when it is first focused. Where that
 * one does not load, the field goes on working.
 */
export default function Editor({label, language, value, onChange, onRun, schema, place}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [rich, setRich] = useState<RichEditor>();
  const handlers = useRef({onChange, onRun});
  useEffect(() => {
    handlers.current = {onChange, onRun};
  });

  useEffect(() => {
    const {current: textarea} = field;
    if (!place || !textarea?.parentElement) return;
    const line = Number.parseFloat(getComputedStyle(textarea).lineHeight);
    textarea.parentElement.style.setProperty('--live-line', String(place - 1));
    // With some lines above it, which say where it is.
    textarea.parentElement.scrollTop = Math.max(0, place - 6) * line;
  }, [place]);

  // To lay it out a second time, in color, would hold the page up.
  const isLong = value.length > MOST_COLORED;

  useEffect(() => () => rich?.destroy(), [rich]);
  useEffect(() => {
    rich?.update({value, schema});
  }, [rich, value, schema]);

  async function enrich(): Promise<void> {
    const {createRichEditor} = await import('./rich-editor').catch(() => ({createRichEditor: undefined}));
    const {current: textarea} = field;
    if (!createRichEditor || !textarea || !host.current || host.current.shadowRoot) return;
    setRich(
      createRichEditor(host.current, {
        label,
        language,
        value: textarea.value,
        schema,
        selection: [textarea.selectionStart, textarea.selectionEnd],
        focus: document.activeElement === textarea,
        onChange: (text) => {
          handlers.current.onChange(text);
        },
        onRun: () => {
          handlers.current.onRun();
        },
      }),
    );
  }

  return (
    <div className="live-editor">
      <div ref={host} />
      {!rich && (
        <div className={isLong ? undefined : 'live-editor__plain'}>
          {place && <span className="live-editor__place" />}
          {!isLong && (
            <pre aria-hidden="true">
              <Code text={`${value}\n`} language={language} />
            </pre>
          )}
          <textarea
            ref={field}
            className="live-editor__field"
            aria-label={label}
            value={value}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            rows={isLong ? LINES_OF_LONG : 1}
            onFocus={() => void enrich()}
            onChange={({target}) => {
              onChange(target.value);
            }}
          />
        </div>
      )}
    </div>
  );
}
