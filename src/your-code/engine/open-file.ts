import {type FileKind, kindOf} from './file-kinds';
import type {Hit, SourceFile} from './hit';
import {type Place, readSyntax, type Syntax} from './syntax';

/** Longer lines are generated, and slow to scan. */
export const LONGEST_LINE = 2000;
export const LONGEST_EXCERPT = 160;

const MARK = 'nestjs-query-check-ignore';
const COMMENT = new RegExp(`^\\s*(?://|#|/\\*+|\\*)\\s*${MARK}\\s+([\\w-]+):\\s*(\\S.*?)\\s*(?:\\*/)?$`);
const LONGEST_REASON = 200;

/** The reason by which a comment silences a fact in a line, if one does. */
type Silences = (line: number, fact: string) => string | undefined;

/** A file that several searches look at; what only some of them need is made for the first. */
export class OpenFile {
  readonly kind: FileKind | undefined;
  readonly text: string;
  readonly lines: string[];
  readonly longLines: number;
  /** Why it has no syntax tree, once that was asked for. */
  unparsed: string | undefined;
  private readonly path: string;
  private readonly silences: Silences;
  private read: Syntax | undefined;

  constructor({path, text}: SourceFile) {
    this.path = path;
    this.kind = kindOf(path);
    this.text = text;
    this.lines = text.split(/\r?\n/);
    this.longLines = this.lines.filter(({length}) => length > LONGEST_LINE).length;
    this.silences = readSilences(text, this.lines);
  }

  /** Its syntax, or nothing where it has none: then `unparsed` says why. */
  get syntax(): Syntax | undefined {
    if (this.read ?? this.unparsed) return this.read;
    try {
      this.read = readSyntax(this.path, this.text);
    } catch (error) {
      this.unparsed = String((error as Error).message).slice(0, LONGEST_EXCERPT);
    }
    return this.read;
  }

  /** Whether a line is part of a string, as far as that is known. */
  isString(line: number): boolean {
    return this.syntax?.strings.some(([first, last]) => first <= line && line <= last) ?? true;
  }

  /** What a hit says of its place. */
  describe({line, firstLine}: Place, fact: string): Omit<Hit, 'fact'> {
    return {
      path: this.path,
      line,
      text: (this.lines[line - 1] ?? '').trim().slice(0, LONGEST_EXCERPT),
      silenced: this.silences(line, fact) ?? this.silences(firstLine, fact),
    };
  }
}

/** Reads comments such as `// nestjs-query-check-ignore ID: reason`; several may stand above one line. */
function readSilences(text: string, lines: string[]): Silences {
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
