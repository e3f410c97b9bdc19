/** The path of a page's Markdown, which `plugins/markdown-pages` writes. */
export const twinOf = (pathname: string): string => `${pathname.replace(/\/$/, '/index')}.md`;
