import {type ComponentProps, type ReactNode, useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

export interface Props extends ComponentProps<'button'> {
  translations?: {buttonText?: string; buttonAriaLabel?: string};
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
 * The button of DocSearch, by its style sheet, also for the theme's bar (plugins/search-index). DocSearch's own brings
 * code for old browsers, and says in its name other keys than it shows. 1.2 KB less on every first visit.
 */
export function DocSearchButton({translations = {}, ...props}: Props): ReactNode {
  const {buttonText = 'Search', buttonAriaLabel = 'Search'} = translations;
  // Only the browser knows its keyboard.
  const keys = useIsBrowser() ? keysOf(navigator.platform) : undefined;
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={keys ? `${buttonAriaLabel} ${keys.printed} K` : buttonAriaLabel}
      aria-keyshortcuts={keys && `${keys.modifier}+k`}
      {...props}
    >
      <span className="DocSearch-Button-Container">
        <svg width="20" height="20" className="DocSearch-Search-Icon" viewBox="0 0 24 24" aria-hidden="true">
          <g stroke="currentColor" fill="none" strokeLinecap="round">
            <circle cx="11" cy="11" r="8" strokeWidth="1.4" />
            <path d="m21 21-4.3-4.3" />
          </g>
        </svg>
        <span className="DocSearch-Button-Placeholder">{buttonText}</span>
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
