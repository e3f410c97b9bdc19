import {type ReactNode, useId, useState} from 'react';
import {programNames} from '../sandbox/fetch-assets';
import {titleOf} from './starters';

const names = new Map(programNames.map((name) => [titleOf(name), name]));
const titles = [...names.keys()].sort((a, b) => a.localeCompare(b));

interface Props {
  /** The program that is shown. */
  name: string;
  /** It begins with the focus. */
  isFocused: boolean;
  onChoose: (name: string) => void;
}

/** Whether a change of a field came of an option that was chosen: browsers call that a replacement, or nothing at all. */
function isOption(event: Event): boolean {
  const {inputType} = event as Partial<InputEvent>;
  return inputType === undefined || inputType === 'insertReplacementText';
}

/**
 * Finds a program by words of its title; the browser proposes what fits. Typing alone chooses nothing: a title may be the
 * beginning of another.
 */
export default function ProgramSearch({name, isFocused, onChoose}: Props): ReactNode {
  const list = useId();
  const [typed, setTyped] = useState<string>();
  const choose = (title: string): void => {
    const chosen = names.get(title);
    if (chosen === undefined) return;
    setTyped(undefined);
    if (chosen !== name) onChoose(chosen);
  };
  return (
    <label className="live__choice live__search">
      Program{' '}
      <input
        list={list}
        value={typed ?? titleOf(name)}
        placeholder="Words of its page"
        autoFocus={isFocused}
        autoComplete="off"
        spellCheck={false}
        onFocus={({target}) => {
          // What fits the title that stands there would be that title alone.
          target.select();
        }}
        onChange={({target, nativeEvent}) => {
          setTyped(target.value);
          if (isOption(nativeEvent)) choose(target.value);
        }}
        onKeyDown={({key, currentTarget}) => {
          if (key === 'Enter') choose(currentTarget.value);
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
