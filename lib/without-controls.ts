/** A text without what cannot be seen: a character that turns the direction of writing would turn the words around it, too. */
export const withoutControls = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '');
