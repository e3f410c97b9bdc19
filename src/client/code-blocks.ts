import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const COPIED_MS = 1000;

/** The text of a block as a reader wants it: with the imports that are folded, and of a shell session only the commands. */
function codeText(block: Element): string {
  const commands = Array.from(block.querySelectorAll('.cmd'), (command) => command.textContent);
  const codes = Array.from(block.querySelectorAll('code'), (code) => code.textContent);
  return (commands.length > 0 ? commands.join('') : codes.join('\n\n')).replace(/\n$/, '');
}

async function copy(block: Element, button: HTMLElement, status: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(codeText(block));
    button.dataset.copied = '';
    status.textContent = 'Copied';
  } catch {
    // No permission, or no secure context: the reader's own copy command finishes it.
    block.querySelectorAll('details').forEach((fold) => (fold.open = fold.matches('.code-fold')));
    const codes = block.querySelectorAll('code');
    const last = codes[codes.length - 1];
    if (last) getSelection()?.setBaseAndExtent(codes[0] ?? last, 0, last, last.childNodes.length);
    status.textContent = 'Selected, ready to copy';
  }
  setTimeout(() => {
    delete button.dataset.copied;
    status.textContent = '';
  }, COPIED_MS);
}

function toggleWrap(block: HTMLElement, button: HTMLElement): void {
  const wraps = block.classList.toggle('code-block--wrapped');
  button.setAttribute('aria-pressed', String(wraps));
}

/** Shows the wrap button of a block that a reader approaches where there is something to wrap. */
function offerWrap(event: Event): void {
  const block = (event.target as Element).closest('.code-block');
  const button = block?.querySelector<HTMLElement>('.code-block__wrap');
  if (!block || !button) return;
  const codes = Array.from(block.querySelectorAll('.code-block__code'));
  const wraps = block.classList.contains('code-block--wrapped');
  button.hidden = !wraps && codes.every((code) => code.scrollWidth <= code.clientWidth);
}

// One listener for all blocks of all pages: the blocks themselves are static.
if (ExecutionEnvironment.canUseDOM) {
  const status = document.createElement('div');
  status.className = 'code-status';
  status.setAttribute('role', 'status');
  document.body.append(status);

  document.addEventListener('pointerover', offerWrap);
  document.addEventListener('focusin', offerWrap);
  const closeMenus = (target?: EventTarget | null): void => {
    document.querySelectorAll<HTMLDetailsElement>('.sample-menu[open]').forEach((menu) => {
      if (target && menu.contains(target as Node)) return;
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    });
  };
  // A menu sees to its own clicks.
  document.addEventListener('click', ({target}) => closeMenus(target), true);
  document.addEventListener('keydown', ({key}) => key === 'Escape' && closeMenus());
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLElement>('.code-block__buttons button');
    const block =
      button?.closest<HTMLElement>('.code-block') ??
      button
        ?.closest('.tabs-container')
        ?.querySelector<HTMLElement>('.tab-panels > .tab-panel:not([hidden])');
    if (!button || !block) return;
    if (button.classList.contains('code-block__copy')) void copy(block, button, status);
    else toggleWrap(block, button);
  });
}
