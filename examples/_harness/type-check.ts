import {readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import ts from 'typescript';
import {isInstalled} from './needs';
import {examplesRoot, shown} from './paths';

/**
 * Type-checks all of `examples/`, or the given folders with all that they import, against the published library.
 * Returns one line an error: `file:line:column message`.
 * @param installedTypes leaves out our own declarations of a package that is installed: with them, ours would count
 */
export function typeCheck(folders?: string[], installedTypes = false): string[] {
  const configPath = join(examplesRoot, 'tsconfig.json');
  const config = ts.getParsedCommandLineOfConfigFile(configPath, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
      throw new Error(describe(diagnostic));
    },
  });
  if (!config) throw new Error(`${shown(configPath)}: cannot be read`);
  const wanted = (file: string): boolean => {
    if (installedTypes && declaresInstalled(file)) return false;
    return !folders || file.endsWith('.d.ts') || folders.some((folder) => file.startsWith(folder + sep));
  };
  const program = ts.createProgram(config.fileNames.filter(wanted), config.options);
  return [...config.errors, ...ts.getPreEmitDiagnostics(program)].map(describe);
}

/** Whether a file of `_types/` declares a package that is there. */
function declaresInstalled(file: string): boolean {
  if (!file.includes('/_types/')) return false;
  const [, name = ''] = /^declare module '([^']+)'/m.exec(readFileSync(file, 'utf8')) ?? [];
  return isInstalled(name);
}

function describe({file, start, messageText, code}: ts.Diagnostic): string {
  const message = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  if (!file || start === undefined) return message;
  const {line, character} = file.getLineAndCharacterOfPosition(start);
  return `${shown(file.fileName)}:${line + 1}:${character + 1} ${message}`;
}
