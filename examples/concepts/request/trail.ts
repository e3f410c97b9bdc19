const lines: string[] = [];

/** Every class of this program calls it when it runs. */
export function note(step: string, what: string): void {
  lines.push(`${step.padEnd(12)} ${what}`);
}

/** The lines since the last call. */
export function trail(): string {
  return lines.splice(0).join('\n') || '(no line)';
}
