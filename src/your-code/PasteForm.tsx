import {type ReactNode, useId, useState} from 'react';

/** Takes a text where no folder can be picked, as on phones. */
export default function PasteForm({onText}: {onText: (text: string) => void}): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <form
      className="your-code__paste"
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
      }}
    >
      <label htmlFor={id}>Text of a file: TypeScript, GraphQL, package.json or nest-cli.json</label>
      <textarea
        id={id}
        rows={8}
        value={text}
        spellCheck={false}
        onChange={({target}) => {
          setText(target.value);
        }}
      />
      <button type="submit" className="button button--outline button--primary" disabled={!text.trim()}>
        Search this text
      </button>
    </form>
  );
}
