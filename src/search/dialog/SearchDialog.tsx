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
import {translate} from '@docusaurus/Translate';
import SearchIcon from '../SearchIcon';
import './frame.css';

/** Fetches what the dialog shows besides its field: the hits, their style, the texts. */
export const loadContents = () => import('./contents');

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
  label: string;
  /** What gets the focus once the dialog is closed. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * The dialog of the search as far as each page carries it: it opens at once with a field that takes what is typed, and
 * its contents follow.
 */
export default function SearchDialog({label, opener, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [contents, setContents] = useState<Awaited<ReturnType<typeof loadContents>>>();

  useLayoutEffect(() => {
    const shown = dialog.current;
    const returnTo = opener.current;
    const unlockScroll = lockScroll();
    shown?.showModal();
    field.current?.focus();
    return () => {
      shown?.close();
      unlockScroll();
      returnTo?.focus({preventScroll: true});
    };
  }, [opener]);

  useEffect(() => {
    let isOpen = true;
    loadContents().then(
      (loaded) => {
        if (isOpen) setContents(loaded);
      },
      (error: unknown) => {
        if (!isOpen) return;
        onClose();
        window.loadFailure.show(error, 'Search did not load.');
      },
    );
    return () => {
      isOpen = false;
    };
  }, [onClose]);

  const closeOnEscape = (event: KeyboardEvent) => {
    // In the middle of a word of several keys, Escape belongs to the input method.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };

  return createPortal(
    <dialog
      ref={dialog}
      className="DocSearch DocSearch-Container"
      aria-label={label}
      onClose={onClose}
      onKeyDown={closeOnEscape}
      onMouseDown={({target, currentTarget}) => target === currentTarget && onClose()}
    >
      <div className="DocSearch-Modal">
        <div className="DocSearch-SearchBar">
          <form
            className="DocSearch-Form"
            onSubmit={(event) => event.preventDefault()}
            onReset={(event) => {
              event.preventDefault();
              setQuery('');
              field.current?.focus();
            }}
          >
            <label className="DocSearch-MagnifierLabel" htmlFor="docsearch-input">
              <SearchIcon />
            </label>
            <input
              ref={field}
              id="docsearch-input"
              className="DocSearch-Input"
              type="search"
              role="combobox"
              aria-label={label}
              aria-autocomplete="list"
              aria-controls="docsearch-list"
              aria-expanded="false"
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={512}
              placeholder={translate({
                id: 'theme.SearchModal.searchBox.placeholderText',
                message: 'Search docs',
              })}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
            {contents && <contents.Actions query={query} onClose={onClose} />}
          </form>
        </div>
        {contents && <contents.Results query={query} field={field} onQuery={setQuery} onClose={onClose} />}
      </div>
    </dialog>,
    document.body,
  );
}
