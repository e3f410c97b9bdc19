// Change: the arrow keys open the dropdown and move through it, Escape closes it and gives the focus back; upstream knows Enter and Space only.
import {type KeyboardEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import DropdownNavbarItemDesktop from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

const STEP: Record<string, number> = {ArrowDown: 1, ArrowUp: -1};

/** Whether the dropdown is open is upstream's own state, which the Enter key on its button toggles. */
function toggle(button: HTMLElement): void {
  flushSync(() => {
    button.dispatchEvent(
      new window.KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}),
    );
  });
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const button = event.currentTarget.querySelector<HTMLElement>('[aria-haspopup]');
  if (!button) {
    return;
  }
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  const step = STEP[event.key];

  if (event.key === 'Escape' && isOpen) {
    toggle(button);
    button.focus();
  } else if (step) {
    // Otherwise the arrow keys also scroll the page.
    event.preventDefault();
    if (!isOpen) {
      toggle(button);
    }
    const items = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('.dropdown__menu a'));
    const current = items.indexOf(event.target as HTMLElement);
    const next = current < 0 && step < 0 ? items.length - 1 : (current + step + items.length) % items.length;
    items[next]?.focus();
  }
}

export default function DropdownNavbarItemDesktopWrapper(props: Props): ReactNode {
  return (
    // The keys bubble up from upstream's button and links, which are what a reader operates.
    <div className={styles.keys} onKeyDown={onKeyDown}>
      <DropdownNavbarItemDesktop {...props} />
    </div>
  );
}
