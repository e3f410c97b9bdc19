import {useEffect, useRef, useState, type RefObject} from 'react';

export const LIST_ID = 'docsearch-list';
export const optionId = (index: number) => `docsearch-item-${index}`;

interface Options {
  field: RefObject<HTMLInputElement | null>;
  count: number;
  /** What the options answer; another one makes the first of them active. */
  of: string;
  /** Whether other options are on their way: Enter then waits for them. */
  isPending: boolean;
}

interface ActiveOption {
  active: number;
  setActive: (index: number) => void;
}

const linkOf = (index: number) =>
  document.getElementById(optionId(index))?.querySelector<HTMLAnchorElement>('a[href]');

/**
 * Leads through the options below a field while the field keeps the focus: the arrows go round, Enter follows the link of
 * the active one, in a new tab or window together with Ctrl, Cmd or Shift.
 */
export function useOptions({field, count, of, isPending}: Options): ActiveOption {
  const [active, setActive] = useState(0);
  const [answered, setAnswered] = useState(of);
  const isEntered = useRef(false);
  if (of !== answered) {
    setAnswered(of);
    setActive(0);
  }
  const shown = Math.min(active, count - 1);

  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    input.setAttribute('aria-expanded', String(count > 0));
    if (count > 0) input.setAttribute('aria-activedescendant', optionId(shown));
    else input.removeAttribute('aria-activedescendant');

    const move = (event: KeyboardEvent, step: number) => {
      event.preventDefault();
      if (count === 0) return;
      const next = (shown + step + count) % count;
      setActive(next);
      // The first one with what stands above it.
      const option = document.getElementById(optionId(next));
      if (next === 0) option?.closest('.DocSearch-Dropdown')?.scrollTo(0, 0);
      else option?.scrollIntoView({block: 'nearest'});
    };
    const enter = (event: KeyboardEvent) => {
      event.preventDefault();
      const link = linkOf(shown);
      if (event.ctrlKey || event.metaKey) window.open(link?.href, '_blank', 'noopener');
      else if (event.shiftKey) window.open(link?.href, '_blank', 'noopener,popup');
      else if (isPending) isEntered.current = true;
      else link?.click();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      isEntered.current = false;
      if (event.key === 'ArrowDown') move(event, 1);
      else if (event.key === 'ArrowUp') move(event, -1);
      else if (event.key === 'Enter') enter(event);
    };
    input.addEventListener('keydown', onKeyDown);
    return () => input.removeEventListener('keydown', onKeyDown);
  }, [field, count, shown, isPending]);

  useEffect(() => {
    if (isPending || !isEntered.current) return;
    isEntered.current = false;
    linkOf(0)?.click();
  }, [isPending]);

  return {active: shown, setActive};
}
