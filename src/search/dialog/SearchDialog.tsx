import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {createPortal} from 'react-dom';
import SearchIcon from '../icons/search.svg';
import './frame.css';

/** Fetches what the dialog shows below its field: the hits, their style, the texts. */
export const loadResults = () => import('./Results');

/** Keeps the page behind the dialog from scrolling, and from moving where its scroll bar was. */
function lockScroll(): () => void {
  const {body} = document;
  body.style.marginInlineEnd = `${window.innerWidth - body.clientWidth}px`;
  body.classList.add('DocSearch--active');
  return () => {
    body.style.marginInlineEnd = '';
    body.classList.remove('DocSearch--active');
  };
}

interface Props {
  /** What gets the focus once the dialog is closed. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * The dialog of the search as far as each page carries it: it opens at once with a field that takes what is typed, and
 * the results follow.
 */
export default function SearchDialog({opener, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** The query for whose answer Enter waits: pressed here, or in the field of the results. */
  const enteredRef = useRef<string>(undefined);
  const isFollowed = useRef(false);
  const [query, setQuery] = useState('');
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadResults>>>();

  useLayoutEffect(() => {
    const shown = dialog.current;
    const returnTo = opener.current;
    const unlockScroll = lockScroll();
    shown?.showModal();
    field.current?.focus();
    return () => {
      shown?.close();
      unlockScroll();
      // In the navbar, the focus would keep that open above the heading that the reader goes to.
      if (isFollowed.current) (document.activeElement as HTMLElement | null)?.blur();
      else returnTo?.focus({preventScroll: true});
    };
  }, [opener]);

  useEffect(() => {
    loadResults().then(setLoaded, (error: unknown) => {
      onClose();
      window.loadFailure.show(error, 'Search did not load.');
    });
  }, [onClose]);

  // By itself, Escape would first empty the field; in the middle of a word of several keys, it belongs to the input method.
  const closeOnEscape = ({key, nativeEvent}: KeyboardEvent) => {
    if (key === 'Escape' && !nativeEvent.isComposing) onClose();
  };
  const waitOnEnter = ({key, nativeEvent, ctrlKey, metaKey, shiftKey}: KeyboardEvent) => {
    // With the results comes what leads through them.
    if (loaded || nativeEvent.isComposing) return;
    enteredRef.current = key === 'Enter' && !ctrlKey && !metaKey && !shiftKey ? query : undefined;
  };
  const follow = () => {
    isFollowed.current = true;
    onClose();
  };
  const search = (text: string) => {
    setQuery(text);
    field.current?.focus();
  };

  return createPortal(
    <dialog
      ref={dialog}
      className="DocSearch DocSearch-Container"
      aria-label="Search"
      onClose={onClose}
      onKeyDown={closeOnEscape}
      onMouseDown={({target, currentTarget}) => target === currentTarget && onClose()}
    >
      <div className="DocSearch-Modal">
        <div className="DocSearch-SearchBar">
          <div className="DocSearch-Form">
            <label className="DocSearch-MagnifierLabel" htmlFor="docsearch-input">
              <SearchIcon />
            </label>
            <input
              ref={field}
              id="docsearch-input"
              className="DocSearch-Input"
              type="search"
              role="combobox"
              aria-label="Search"
              aria-autocomplete="list"
              aria-controls="docsearch-list"
              aria-expanded="false"
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={512}
              placeholder="Search docs"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              onKeyDown={waitOnEnter}
            />
            {loaded && <loaded.Actions query={query} onSearch={search} onClose={onClose} />}
          </div>
        </div>
        {!loaded && query && (
          <p className="padding--md margin--none" role="status">
            Searching …
          </p>
        )}
        {loaded && (
          <loaded.default
            query={query}
            field={field}
            enteredRef={enteredRef}
            onSearch={search}
            onFollow={follow}
          />
        )}
      </div>
    </dialog>,
    document.body,
  );
}
