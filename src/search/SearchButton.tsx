import {type ComponentProps, type ReactNode, useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import SearchIcon from './SearchIcon';

interface Props extends ComponentProps<'button'> {
  label: string;
}

/** The key that opens the search together with K: as the browser names it, and as it is printed. */
function keysOf(platform: string) {
  return /Mac|iPhone|iPod|iPad/i.test(platform)
    ? {modifier: 'Meta', printed: '⌘'}
    : {modifier: 'Control', printed: 'Ctrl'};
}

function Key({name, children}: {name: string; children: string}): ReactNode {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const onKeyDown = ({key}: KeyboardEvent) => key === name && setPressed(true);
    // While Meta is held, no other key tells that it is released.
    const onKeyUp = ({key}: KeyboardEvent) => (key === name || key === 'Meta') && setPressed(false);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
    };
  }, [name]);
  const kind = isPressed
    ? ' DocSearch-Button-Key--pressed'
    : children === 'Ctrl' && ' DocSearch-Button-Key--ctrl';
  return <kbd className={`DocSearch-Button-Key${kind || ''}`}>{children}</kbd>;
}

/**
 * The button of DocSearch, by its style sheet. DocSearch's own brings code for old browsers, and says in its name other
 * keys than it shows.
 */
export default function SearchButton({label, ...props}: Props): ReactNode {
  // Only the browser knows its keyboard.
  const keys = useIsBrowser() ? keysOf(navigator.platform) : undefined;
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={keys ? `${label} ${keys.printed} K` : label}
      aria-keyshortcuts={keys && `${keys.modifier}+k`}
      {...props}
    >
      <span className="DocSearch-Button-Container">
        <SearchIcon />
        <span className="DocSearch-Button-Placeholder">{label}</span>
      </span>
      <span className="DocSearch-Button-Keys">
        {keys && (
          <>
            {' '}
            <Key name={keys.modifier}>{keys.printed}</Key> <Key name="k">K</Key>
          </>
        )}
      </span>
    </button>
  );
}
