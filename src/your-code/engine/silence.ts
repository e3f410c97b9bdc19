/** The reason by which a comment silences a fact in a line, if one does. */
export type Silences = (line: number, fact: string) => string | undefined;

const MARK = 'nestjs-query-check-ignore';
const COMMENT = new RegExp(`^\\s*(?://|#|/\\*+|\\*)\\s*${MARK}\\s+([\\w-]+):\\s*(\\S.*?)\\s*(?:\\*/)?$`);
const LONGEST_REASON = 200;

/** Reads comments such as `// nestjs-query-check-ignore ID: reason`; several may stand above one line. */
export function readSilences(text: string, lines: string[]): Silences {
  if (!text.includes(MARK)) return () => undefined;
  return (line, fact) => {
    for (let above = line - 2; above >= 0; above -= 1) {
      const [, id, reason = ''] = COMMENT.exec(lines[above] ?? '') ?? [];
      if (id === undefined) return undefined;
      if (id === fact) return reason.slice(0, LONGEST_REASON);
    }
    return undefined;
  };
}
