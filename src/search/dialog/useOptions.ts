import {useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';

export const LIST_ID = 'docsearch-list';
export const optionId = (index: number) => `docsearch-item-${index}`;

interface Options {
  field: RefObject<HTMLInputElement | null>;
  count: number;
  /** The query that the options answer; another one makes the first of them active. */
  query: string;
  /** Whether other options are on their way: Enter then waits for them. */
  isPending: boolean;
}

export interface ActiveOption {
  active: number;
  setActive: (index: number) => void;
}

const linkOf = (index: number) =>
  document.getElementById(optionId(index))?.querySelector<HTMLAnchorElement>('a[href]');

/**
 * Leads through the options below a field while the field keeps the focus: the arrows go round, Enter follows the link of
 * the active one, in a new tab together with Ctrl, Cmd or Shift.
 */
export function useOptions({field, count, query, isPending}: Options): ActiveOption {
  const [chosen, setChosen] = useState({query, index: 0});
  const isEntered = useRef(false);
  const active = chosen.query === query ? Math.min(chosen.index, count - 1) : 0;
  const setActive = (index: number) => setChosen({query, index});

  // Before the options are painted: a key that is pressed on what is seen meets that, and not the state before.
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    input.setAttribute('aria-expanded', String(count > 0));
    if (count > 0) input.setAttribute('aria-activedescendant', optionId(active));
    else input.removeAttribute('aria-activedescendant');

    const move = (step: number) => {
      if (count === 0) return;
      const index = (active + step + count) % count;
      setChosen({query, index});
      // The first one with what stands above it.
      const option = document.getElementById(optionId(index));
      if (index === 0) option?.closest('.DocSearch-Dropdown')?.scrollTo(0, 0);
      else option?.scrollIntoView({block: 'nearest'});
    };
    const enter = ({ctrlKey, metaKey, shiftKey}: KeyboardEvent) => {
      const link = linkOf(active);
      if (isPending && !(ctrlKey || metaKey || shiftKey)) isEntered.current = true;
      else if (link && (ctrlKey || metaKey || shiftKey)) window.open(link.href, '_blank', 'noopener');
      else link?.click();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      isEntered.current = false;
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Enter') enter(event);
      else return;
      event.preventDefault();
    };
    input.addEventListener('keydown', onKeyDown);
    return () => input.removeEventListener('keydown', onKeyDown);
  }, [field, count, active, query, isPending]);

  useEffect(() => {
    if (isPending || !isEntered.current) return;
    isEntered.current = false;
    linkOf(0)?.click();
  }, [isPending]);

  return {active, setActive};
}
