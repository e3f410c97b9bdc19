import {useEffect, type RefObject} from 'react';

const STOPS = 'a[href]:not([tabindex="-1"]), button, input';

/** Leads Tab round the controls of the dialog that an element is in: by itself it would come to the browser's own. */
export function useFocusInside(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = element.current?.closest('dialog');
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !dialog) return;
      const stops = Array.from(dialog.querySelectorAll<HTMLElement>(STOPS));
      const [first, last] = [stops[0], stops.at(-1)];
      const isAtEnd = document.activeElement === (event.shiftKey ? first : last);
      if (!isAtEnd) return;
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    };
    dialog?.addEventListener('keydown', onKeyDown);
    return () => dialog?.removeEventListener('keydown', onKeyDown);
  }, [element]);
}
