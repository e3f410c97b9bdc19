const LINK = /\[((?:[^\]`]|`[^`]*`)+)\]\([^)]+\)/g;

/** A line of Markdown with the words of its links, but not their addresses. */
export const withoutLinks = (text: string): string => text.replace(LINK, '$1');
