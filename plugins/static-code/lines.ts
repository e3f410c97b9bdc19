import type {LineDisplay} from '../samples/fence';

/** How single lines of a block are shown; lines count from 0. */
export interface Marks {
  /** Lines that stand out. */
  highlighted: Set<number>;
  /** Lines of a command that a reader types, in a session whose other lines are its output. */
  commands: Set<number>;
  /** Lines that the text speaks of. */
  callouts: Set<number>;
  /** The number of the first line, where lines are numbered. */
  firstNumber?: number;
}

export interface MarkedCode extends Marks {
  code: string;
}

const MAGIC =
  /^\s*(?:\/\/|#|--|\/\*|\{\s*\/\*|<!--)\s*(highlight-(?:next-line|start|end))\s*(?:\*\/\s*\}?|-->)?\s*$/;
const SHELLS = ['bash', 'sh', 'shell'];

/**
 * Adds to what the info string says about lines what the block itself says, and takes that out: comments that say
 * `highlight-next-line`, `highlight-start`, `highlight-end`, and the prompt `$ ` of shell sessions.
 */
export function markLines(
  source: string,
  language: string,
  {marked, firstNumber, callouts = []}: LineDisplay,
): MarkedCode {
  const {lines, highlighted} = readComments(source.replace(/\n+$/, '').split('\n'));
  for (const line of marked) highlighted.add(line - 1);
  const commands = SHELLS.includes(language) ? readPrompts(lines) : new Set<number>();
  return {
    code: lines.join('\n'),
    highlighted,
    commands,
    callouts: new Set(callouts.map((line) => line - 1)),
    firstNumber,
  };
}

function readComments(source: string[]): {lines: string[]; highlighted: Set<number>} {
  const lines: string[] = [];
  const highlighted = new Set<number>();
  let inside = false;
  let next = false;
  for (const line of source) {
    const directive = MAGIC.exec(line)?.[1];
    if (directive === 'highlight-next-line') next = true;
    else if (directive) inside = directive === 'highlight-start';
    else {
      if (inside || next) highlighted.add(lines.length);
      next = false;
      lines.push(line);
    }
  }
  return {lines, highlighted};
}

/** Removes prompts from `lines` in place and returns which lines are commands, continued ones included. */
function readPrompts(lines: string[]): Set<number> {
  const commands = new Set<number>();
  lines.forEach((line, index) => {
    const continues = commands.has(index - 1) && lines[index - 1]?.endsWith('\\');
    if (line.startsWith('$ ')) lines[index] = line.slice(2);
    else if (!continues) return;
    commands.add(index);
  });
  return commands;
}
