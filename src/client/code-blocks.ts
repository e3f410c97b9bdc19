import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const COPIED_MS = 1000;

/** The text of a code element as a reader wants it: of a shell session with prompts only the commands. */
function codeText(code: Element): string {
  const commands = Array.from(code.querySelectorAll('.cmd'), (command) => command.textContent);
  return (commands.length > 0 ? commands.join('') : code.textContent).replace(/\n$/, '');
}

async function copy(block: Element, button: HTMLElement, status: HTMLElement): Promise<void> {
  const code = block.querySelector('code');
  if (!code) return;
  try {
    await navigator.clipboard.writeText(codeText(code));
    button.dataset.copied = '';
    status.textContent = 'Copied';
  } catch {
    // No permission, or no secure context: the reader's own copy command finishes it.
    getSelection()?.selectAllChildren(code);
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
  const code = block?.querySelector('.code-block__code');
  const button = block?.querySelector<HTMLElement>('.code-block__wrap');
  if (!block || !code || !button) return;
  const wraps = block.classList.contains('code-block--wrapped');
  button.hidden = !wraps && code.scrollWidth <= code.clientWidth;
}

// One listener for all blocks of all pages: the blocks themselves are static.
if (ExecutionEnvironment.canUseDOM) {
  const status = document.createElement('div');
  status.className = 'code-status';
  status.setAttribute('role', 'status');
  document.body.append(status);

  document.addEventListener('pointerover', offerWrap);
  document.addEventListener('focusin', offerWrap);
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLElement>('.code-block__buttons button');
    const block = button?.closest<HTMLElement>('.code-block');
    if (!button || !block) return;
    if (button.classList.contains('code-block__copy')) void copy(block, button, status);
    else toggleWrap(block, button);
  });
}
