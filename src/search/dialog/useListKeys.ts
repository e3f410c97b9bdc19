import {useEffect, useLayoutEffect, useState, type RefObject} from 'react';

export interface ListState {
  /** The field whose options they are, which keeps the focus. */
  field: RefObject<HTMLInputElement | null>;
  /** The query for whose answer Enter waits. */
  enteredRef: RefObject<string | undefined>;
  /** The query that the options answer; another one makes the first of them active. */
  query: string;
  /** Whether other options are on their way: Enter then waits for them. */
  isPending: boolean;
}

/** The id of an option, by its place in the list. */
export const optionId = (index: number) => `docsearch-item-${index}`;
const linkOf = (index: number) =>
  document.getElementById(optionId(index))?.querySelector<HTMLAnchorElement>('a[href]');

/**
 * Leads through the options by the keys of the field: the arrows go round, Enter follows the link of the active one, in a
 * new tab together with Ctrl, Cmd or Shift.
 */
export function useListKeys(count: number, {field, query, enteredRef, isPending}: ListState) {
  const [chosen, setChosen] = useState({query, index: 0});
  const active = chosen.query === query ? Math.min(chosen.index, count - 1) : 0;

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
      const opensTab = ctrlKey || metaKey || shiftKey;
      // What is listed answers the query before.
      if (isPending) enteredRef.current = opensTab ? undefined : input.value;
      else if (link && opensTab) window.open(link.href, '_blank', 'noopener');
      else link?.click();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      enteredRef.current = undefined;
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Enter') enter(event);
      else return;
      event.preventDefault();
    };
    input.addEventListener('keydown', onKeyDown);
    return () => input.removeEventListener('keydown', onKeyDown);
  }, [field, count, active, query, enteredRef, isPending]);

  useEffect(() => {
    if (isPending) return;
    if (query && enteredRef.current === query) linkOf(0)?.click();
    enteredRef.current = undefined;
  }, [isPending, query, enteredRef]);

  return {active, setActive: (index: number) => setChosen({query, index})};
}
