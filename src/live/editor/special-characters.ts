/** Characters that are not seen, or turn the text around them: code and names of strangers show a mark for them. */
export const SPECIAL_CHARACTERS = /(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;

/** A name with such characters as their code points. */
export function withoutSpecial(name: string): string {
  return name.replace(SPECIAL_CHARACTERS, (character) => {
    const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `[U+${number.padStart(4, '0')}]`;
  });
}
