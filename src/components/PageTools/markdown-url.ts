/** The path of a page's Markdown, which `plugins/markdown-pages` writes. */
export const markdownUrl = (pathname: string): string => `${pathname.replace(/\/$/, '/index')}.md`;
