import {type ReactNode, useId, useState} from 'react';
import {programNames} from './assets';
import {titleOf} from './starters';

const names = new Map(programNames.map((name) => [titleOf(name), name]));
const titles = [...names.keys()].sort((a, b) => a.localeCompare(b));

interface Props {
  /** The program that is shown. */
  name: string;
  onChoose: (name: string) => void;
}

/** Finds a program by words of its title; the browser proposes what fits. */
export default function ProgramSearch({name, onChoose}: Props): ReactNode {
  const list = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <label className="live__choice live__search">
      Program{' '}
      <input
        list={list}
        value={typed ?? titleOf(name)}
        placeholder="Words of its page"
        autoComplete="off"
        spellCheck={false}
        onFocus={({target}) => {
          // What fits the title that stands there would be that title alone.
          target.select();
        }}
        onChange={({target}) => {
          const chosen = names.get(target.value);
          setTyped(chosen ? undefined : target.value);
          if (chosen && chosen !== name) onChoose(chosen);
        }}
        onBlur={() => {
          setTyped(undefined);
        }}
      />
      <datalist id={list}>
        {titles.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
    </label>
  );
}
