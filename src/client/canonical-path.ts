/** The path of the page that the document was made for. `npm start` makes documents for no page. */
export function canonicalPath(): string | undefined {
  const href = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return href && new URL(href).pathname;
}
