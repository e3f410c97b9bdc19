import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import SearchIcon from './icons/search.svg';

interface Props extends ComponentProps<'button'> {
  label: string;
}

/**
 * The button of DocSearch, by its style sheet. DocSearch's own brings code for old browsers, and says in its name other
 * keys than it shows.
 */
export default function SearchButton({label, ...props}: Props): ReactNode {
  // Only the browser knows its keyboard.
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && /Mac|iPhone|iPod|iPad/i.test(navigator.platform);
  const modifier = isApple ? '⌘' : 'Ctrl';
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={isBrowser ? `${label} ${modifier} K` : label}
      aria-keyshortcuts={isApple ? 'Meta+k' : 'Control+k'}
      {...props}
    >
      <span className="DocSearch-Button-Container">
        <SearchIcon />
        <span className="DocSearch-Button-Placeholder">{label}</span>
      </span>
      <span className="DocSearch-Button-Keys">
        {isBrowser && (
          <>
            {' '}
            <kbd className={clsx('DocSearch-Button-Key', !isApple && 'DocSearch-Button-Key--ctrl')}>
              {modifier}
            </kbd>{' '}
            <kbd className="DocSearch-Button-Key">K</kbd>
          </>
        )}
      </span>
    </button>
  );
}
