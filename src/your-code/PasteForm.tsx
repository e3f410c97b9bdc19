import {type ReactNode, useId, useState} from 'react';
import {kindOf} from './engine/files';

/** Takes a text where no folder can be picked, as on phones. */
export default function PasteForm({onText}: {onText: (path: string, text: string) => void}): ReactNode {
  const id = useId();
  const [path, setPath] = useState('src/ticket.dto.ts');
  const [text, setText] = useState('');
  const isKnown = kindOf(path) !== undefined;
  return (
    <form
      className="your-code__paste"
      onSubmit={(event) => {
        event.preventDefault();
        onText(path, text);
      }}
    >
      <label htmlFor={`${id}path`}>Name of the file</label>
      <input
        id={`${id}path`}
        value={path}
        onChange={({target}) => {
          setPath(target.value);
        }}
      />
      <label htmlFor={`${id}text`}>Its text</label>
      <textarea
        id={`${id}text`}
        rows={8}
        value={text}
        spellCheck={false}
        onChange={({target}) => {
          setText(target.value);
        }}
      />
      <button type="submit" className="button button--outline button--primary" disabled={!isKnown || !text}>
        Search this text
      </button>
      {!isKnown && <span> Names end in .ts, .tsx, .mts, .cts or .graphql, or are package.json.</span>}
    </form>
  );
}
