import {useCallback, useEffect, useRef, useState} from 'react';

/** How long keys are kept for a modal that does not come. */
const PATIENCE_MS = 10_000;

function modalField(): HTMLElement | null {
  return document.querySelector('.DocSearch-Input');
}

/** Whether a key asks for the modal: the same keys as DocSearch answers to. */
function opensModal(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) return true;
  const element = event.composedPath()[0];
  const takesKeys =
    element instanceof HTMLElement &&
    (element.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName));
  return event.key === '/' && !takesKeys;
}

/** What a key makes of a text; undefined for a key that is not about text. */
function edited(text: string, {key, ctrlKey, metaKey, altKey}: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : undefined;
}

/**
 * Keeps what is typed between the moment the modal is asked for and the one its field takes keys: its code comes with the
 * first use, and a reader who types at once does not wait for it.
 *
 * @param onAsk is told that a key asks for the modal, where nothing else listens for that.
 * @returns the text the modal should open with, and what to call when a click asks for the modal
 */
export function useTypedAhead(onAsk?: () => void): {text: string; expectModal: () => void} {
  const [text, setText] = useState('');
  const askedAt = useRef(-Infinity);
  // What says that the modal did not load has buttons of its own, which take keys.
  const isAwaited = () =>
    performance.now() - askedAt.current < PATIENCE_MS && !document.querySelector('.load-failure');

  const expectModal = useCallback(() => {
    if (modalField() || isAwaited()) return;
    askedAt.current = performance.now();
    setText('');
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const field = modalField();
      if (field && isAwaited()) {
        askedAt.current = -Infinity;
        field.focus();
      } else if (!field && isAwaited() && edited('', event) !== undefined) {
        event.preventDefault();
        setText((typed) => edited(typed, event) ?? typed);
      } else if (opensModal(event)) {
        expectModal();
        if (onAsk) {
          event.preventDefault();
          // Once all have heard of the key: the bar, where its code is there already, would take it for one that closes.
          setTimeout(onAsk);
        }
      }
    };
    window.addEventListener('keydown', onKeyDown, {capture: true});
    return () => window.removeEventListener('keydown', onKeyDown, {capture: true});
  }, [expectModal, onAsk]);

  return {text, expectModal};
}
