import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import ts from 'typescript';

/** What `examples/_types` declares of one package. */
export interface Declared {
  packageName: string;
  block: ts.ModuleBlock;
  source: ts.SourceFile;
}

/** Reads the `declare module` of a file. */
export function readDeclared(file: string): Declared {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  for (const statement of source.statements) {
    if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body)) {
      return {packageName: statement.name.text, block: statement.body, source};
    }
  }
  throw new Error(`${file}: declares no module`);
}

/**
 * Compares each member that a file declares with that of the installed package: the number of parameters, the type of
 * each, and what is returned. Types that the file keeps to itself are excerpts: of these, only what they have counts.
 * @param entry the package's own declarations, without `.d.ts`
 * @returns one line a difference
 */
export function compareTypes(declared: Declared, entry: string, options: ts.CompilerOptions): string[] {
  const probe = writeProbe(declared, entry);
  const file = join(dirname(declared.source.fileName), 'probe.ts');
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists} = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, probe.lines.join('\n'), ts.ScriptTarget.Latest)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram(
    [declared.source.fileName, file],
    {...options, noUnusedLocals: false, noUnusedParameters: false},
    host,
  );
  const source = program.getSourceFile(file);
  const problems = new Map<string, string>();
  for (const {start = 0, messageText} of program.getSemanticDiagnostics(source)) {
    const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
    const member = probe.members.get(line) ?? declared.packageName;
    const message = ts.flattenDiagnosticMessageText(messageText, '\n');
    // Deeper down, the compiler explains types of other packages.
    if (!problems.has(member))
      problems.set(member, `${member}: ${message.split('\n').slice(0, 3).join('\n')}`);
  }
  return [...problems.values()];
}

/** How many names and members a file declares. */
export function countMembers(declared: Declared): number {
  return new Set(writeProbe(declared, '').members.values()).size;
}

/** A module that assigns what one side declares to the other, both ways, a line each. */
interface Probe {
  lines: string[];
  /** The member that a line is about. */
  members: Map<number, string>;
}

function writeProbe({packageName, block, source}: Declared, entry: string): Probe {
  const probe: Probe = {lines: [], members: new Map()};
  const {statements} = block;
  const kept = new Map(
    statements
      .filter((statement) => ts.isInterfaceDeclaration(statement))
      .filter((statement) => !isExported(statement))
      .map((statement) => [statement.name.text, statement]),
  );
  const isExcerpt = (node: ts.Node | undefined): boolean =>
    node !== undefined &&
    [...kept.keys()].some((name) => new RegExp(`\\b${name}\\b`).test(node.getText(source)));

  const assign = (member: string, ours: string, real: string, node?: ts.Node): void => {
    const ways = isExcerpt(node) ? ['ours = real'] : ['ours = real', 'real = ours'];
    for (const way of ways) {
      probe.members.set(probe.lines.length, member);
      probe.lines.push(`{ let ours!: ${ours}; let real!: ${real}; ${way}; }`);
    }
  };
  const callable = (
    member: string,
    {parameters, type}: ts.SignatureDeclarationBase,
    of: (side: 'O' | 'R') => {parameters: string; returned?: string},
  ): void => {
    const [ours, real] = [of('O'), of('R')];
    assign(member, `${ours.parameters}['length']`, `${real.parameters}['length']`);
    parameters.forEach((parameter, index) =>
      assign(member, `${ours.parameters}[${index}]`, `${real.parameters}[${index}]`, parameter.type),
    );
    if (ours.returned && real.returned) assign(member, ours.returned, real.returned, type);
  };
  const method = (
    member: string,
    signature: ts.SignatureDeclarationBase,
    path: (side: string) => string,
  ): void =>
    callable(member, signature, (side) => ({
      parameters: `Parameters<${path(side)}>`,
      returned: `ReturnType<${path(side)}>`,
    }));
  const membersOf = (
    owner: string,
    members: ts.NodeArray<ts.ClassElement | ts.TypeElement>,
    path: (side: string) => string,
  ): void => {
    for (const node of members) {
      if (ts.isConstructorDeclaration(node)) {
        callable(`new ${owner}`, node, (side) => ({parameters: `ConstructorParameters<${side}C>`}));
        continue;
      }
      const name = node.name?.getText(source) ?? '';
      const isStatic = ts.canHaveModifiers(node) && has(node, ts.SyntaxKind.StaticKeyword);
      const here = (side: string): string => `${isStatic ? `${side}S` : path(side)}['${name}']`;
      if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) {
        method(`${owner}.${name}`, node, here);
      } else if (ts.isPropertyDeclaration(node) || ts.isPropertySignature(node)) {
        assign(`${owner}.${name}`, here('O'), here('R'), node.type);
        const excerpt =
          node.type && ts.isTypeReferenceNode(node.type) && kept.get(node.type.typeName.getText(source));
        if (excerpt) membersOf(`${owner}.${name}`, excerpt.members, here);
      }
    }
  };

  probe.lines.push(`import type * as Ours from '${packageName}';`, `import type * as Real from '${entry}';`);
  for (const statement of statements) {
    if (ts.isImportDeclaration(statement)) probe.lines.push(statement.getText(source).replace(/\s+/g, ' '));
    if (!isExported(statement)) continue;
    if (ts.isFunctionDeclaration(statement)) {
      const name = statement.name?.text ?? '';
      method(name, statement, (side) => `typeof ${side === 'O' ? 'Ours' : 'Real'}.${name}`);
    } else if (ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
      const name = statement.name?.text ?? '';
      const parameters = statement.typeParameters ?? [];
      const list = (texts: string[]): string => (texts.length > 0 ? `<${texts.join(', ')}>` : '');
      const declared = list(parameters.map((parameter) => parameter.getText(source).replace(/\s+/g, ' ')));
      const applied = list(parameters.map(({name: parameter}) => parameter.text));
      probe.lines.push(`export function of${name}${declared}(): void {`);
      for (const [side, module] of [
        ['O', 'Ours'],
        ['R', 'Real'],
      ]) {
        probe.members.set(probe.lines.length, name);
        probe.lines.push(`type ${side} = ${module}.${name}${applied};`);
        if (!ts.isClassDeclaration(statement)) continue;
        probe.lines.push(
          `type ${side}S = typeof ${module}.${name}; type ${side}C = typeof ${module}.${name}${applied};`,
        );
      }
      membersOf(name, statement.members, (side) => side);
      probe.lines.push('}');
    }
  }
  return probe;
}

function isExported(node: ts.Statement): boolean {
  return ts.canHaveModifiers(node) && has(node, ts.SyntaxKind.ExportKeyword);
}

function has(node: ts.HasModifiers, kind: ts.SyntaxKind): boolean {
  return ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false;
}
