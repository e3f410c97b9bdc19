/** Whether a key that is pressed asks for the search: Ctrl or Cmd with K anywhere, a slash outside of text fields. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) return true;
  const [target] = event.composedPath();
  const takesText =
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));
  return event.key === '/' && !takesText;
}
