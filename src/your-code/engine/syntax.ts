import {parse} from '@babel/parser';
import type {TreeSearch} from '../../../lib/fact-types';

/** A node of the syntax tree: what is read of it is looked up by name, in the shape that Babel gives it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  loc: {start: {line: number}; end: {line: number}};
  [property: string]: unknown;
}

/** A line that is hit, and the first one of its declaration, above which a comment may stand as well. */
export interface Place {
  line: number;
  firstLine: number;
}

/** What a search of the syntax tree can hit. */
export interface Candidate extends Place {
  /** By which it can be searched for, with the names that imports had before they were renamed. */
  names: string[];
  /** The module that it is imported from. */
  module?: string;
  args: Node[];
  /** What its class extends and implements. */
  extends: string[];
  /** The other decorators of the same class or member. */
  decorators: string[];
  /** The class that it is, or that it decorates. */
  owner: string;
  /** Whether it is written with `?`. */
  isOptional: boolean;
  node: Node;
}

export interface Syntax {
  text: string;
  candidates: Map<TreeSearch['find'], Candidate[]>;
  /** First and last lines of the strings. */
  strings: (readonly [first: number, last: number])[];
  /** What the constants of the file are set to. */
  constants: Map<string, Node>;
  /** The name that a name was imported by, or itself. */
  originalName: (name: string) => string;
}

interface Origin {
  name: string;
  module: string;
}

/** Where a node stands: its class, and the class or member that it decorates. */
interface Surroundings {
  owner: string;
  extends: string[];
  decorators: string[];
  firstLine?: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** A node without what types and parentheses put around it. */
export function unwrap(node: Node): Node {
  let inner = node;
  while (/^(?:TS(?:As|Satisfies|NonNull|TypeAssertion)|Parenthesized|Await)/.test(inner.type)) {
    const next = inner.expression ?? inner.argument;
    if (!isNode(next)) break;
    inner = next;
  }
  return inner;
}

/** The name of a key or an identifier, or the text of a string. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'PrivateName') return nameOf(node.id);
  return String(node.name ?? node.value ?? '');
}

/** What the searches of the syntax tree ask about a file. Throws where it cannot be parsed. */
export function readSyntax(path: string, text: string): Syntax {
  const {program} = parse(text, {
    sourceType: 'module',
    errorRecovery: true,
    allowReturnOutsideFunction: true,
    attachComment: false,
    // As Babel 8 does by itself.
    createImportExpressions: true,
    plugins: ['typescript', 'decorators-legacy', ...(path.endsWith('x') ? (['jsx'] as const) : [])],
  });
  return new Reader(text).read(program as unknown as Node);
}

const NOWHERE: Surroundings = {owner: '', extends: [], decorators: []};

/** Where nothing stands that is searched for: places, types and what the parser notes for itself. */
const PASSED_OVER = new Set(
  'loc extra errors implements typeAnnotation returnType typeParameters typeArguments superTypeParameters superTypeArguments'.split(
    ' ',
  ),
);

const isFunction = (node: unknown): boolean => isNode(node) && /Function/.test(node.type);

class Reader implements Syntax {
  candidates = new Map<TreeSearch['find'], Candidate[]>();
  strings: [number, number][] = [];
  constants = new Map<string, Node>();
  private readonly origins = new Map<string, Origin>();

  constructor(readonly text: string) {}

  originalName = (name: string): string => this.origins.get(name)?.name ?? name;

  read(program: Node): Syntax {
    // Imports may stand below what uses them.
    for (const statement of nodesOf(program.body)) this.readImport(statement);
    this.visit(program, NOWHERE);
    return this;
  }

  /** @param place whose line is the one that is hit */
  private add(
    find: TreeSearch['find'],
    node: Node,
    {place = node, ...content}: Pick<Partial<Candidate>, 'names' | 'args' | 'module'> & {place?: Node},
    around: Surroundings,
  ): void {
    const {line} = place.loc.start;
    const {names = [], args = [], module} = content;
    const {owner, extends: parents, decorators} = around;
    let alike = this.candidates.get(find);
    if (!alike) this.candidates.set(find, (alike = []));
    // Property by property: a large folder has millions of them, which spreads would take twice as long to make.
    alike.push({
      names,
      module,
      args,
      extends: parents,
      decorators,
      owner,
      isOptional: node.optional === true,
      node,
      line,
      firstLine: Math.min(around.firstLine ?? line, node.loc.start.line, line),
    });
  }

  private visit(node: Node, around: Surroundings): void {
    const within = this.readNode(node, around);
    for (const key in node) {
      const value = node[key];
      if (typeof value !== 'object' || PASSED_OVER.has(key)) continue;
      if (Array.isArray(value)) {
        for (const child of value) if (isNode(child)) this.visit(child, within);
      } else if (isNode(value)) {
        this.visit(value, within);
      }
    }
  }

  /** Reads what can be hit of a node, and returns what surrounds those within it. */
  private readNode(node: Node, around: Surroundings): Surroundings {
    switch (node.type) {
      case 'ClassDeclaration':
      case 'ClassExpression':
        return this.readClass(node);
      case 'ClassMethod':
      case 'ClassPrivateMethod':
      case 'ClassProperty':
      case 'ClassPrivateProperty':
      case 'TSDeclareMethod':
        this.readMember(node, around);
        break;
      case 'CallExpression':
      case 'OptionalCallExpression':
      case 'NewExpression':
        this.readCall(node, around);
        break;
      case 'ImportExpression':
        this.add('import', node, {names: ['*'], module: nameOf(node.source)}, NOWHERE);
        break;
      case 'ObjectExpression':
        this.add('object', node, {args: [node], place: nodesOf(node.properties)[0]}, NOWHERE);
        break;
      case 'ObjectMethod':
        this.add('method', node, {names: [nameOf(node.key)]}, NOWHERE);
        break;
      case 'ObjectProperty':
        if (isFunction(node.value)) this.add('method', node, {names: [nameOf(node.key)]}, NOWHERE);
        break;
      case 'VariableDeclarator':
        if (isNode(node.init)) this.constants.set(nameOf(node.id), node.init);
        break;
      case 'TemplateLiteral':
      case 'StringLiteral':
        this.strings.push([node.loc.start.line, node.loc.end.line]);
        break;
      default:
        if (node.decorators) this.readDecorators(node, around);
    }
    return around;
  }

  private readImport(statement: Node): void {
    const {type, source} = statement;
    if (!/^(?:Import|ExportNamed|ExportAll)Declaration$/.test(type) || !isNode(source)) return;
    const module = nameOf(source);
    const around = {...NOWHERE, firstLine: statement.loc.start.line};
    const specifiers = nodesOf(statement.specifiers);
    for (const specifier of specifiers) {
      const isImport = type === 'ImportDeclaration';
      const whole = specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
      const name = nameOf(isImport ? specifier.imported : specifier.local) || whole;
      // What a module exports as a whole is known by the name that the file gives it.
      const isNamed = isImport && isNode(specifier.imported);
      if (isImport) {
        const local = nameOf(specifier.local);
        this.origins.set(local, {name: isNamed ? name : local, module});
      }
      this.add('import', specifier, {names: [name], module}, around);
    }
    if (specifiers.length === 0) this.add('import', statement, {names: ['*'], module}, around);
  }

  /** The names of an expression such as `Name` or `Name.method`, and the module that it is imported from. */
  private named(expression: unknown): {names: string[]; module?: string} {
    if (!isNode(expression)) return {names: []};
    const node = unwrap(expression);
    if (/^(?:Optional)?CallExpression$/.test(node.type)) return this.named(node.callee);
    if (node.type === 'TSInstantiationExpression') return this.named(node.expression);
    const isQualified = node.type === 'TSQualifiedName';
    if (isQualified || (/MemberExpression$/.test(node.type) && node.computed !== true)) {
      const property = nameOf(isQualified ? node.right : node.property);
      const {names, module} = this.named(isQualified ? node.left : node.object);
      return {names: [property, ...names.slice(0, 1).map((name) => `${name}.${property}`)], module};
    }
    const name = node.type === 'ThisExpression' ? 'this' : nameOf(node);
    return {names: name ? [this.originalName(name)] : [], module: this.origins.get(name)?.module};
  }

  private readClass(node: Node): Surroundings {
    const parents = [node.superClass, ...nodesOf(node.implements).map(({expression}) => expression)];
    const named = parents.map((parent) => this.named(parent));
    const owner = nameOf(node.id);
    const around = {owner, extends: named.flatMap(({names}) => names), decorators: []};
    const decorators = this.readDecorators(node, around);
    const content = {names: [owner], module: named[0]?.module, place: isNode(node.id) ? node.id : node};
    const own = {...around, ...this.decorated(decorators)};
    this.add('class', node, content, own);
    return {...around, decorators: own.decorators};
  }

  private readMember(node: Node, around: Surroundings): void {
    const own = {...around, ...this.decorated(this.readDecorators(node, around))};
    const content = {names: [nameOf(node.key)], place: isNode(node.key) ? node.key : node};
    const isMethod = node.type.endsWith('Method');
    if (!isMethod) this.add('property', node, content, own);
    if (!isMethod && !isFunction(node.value)) return;
    // What decorates a class, such as an interceptor, is there for its methods as well.
    const decorators = [...own.decorators, ...around.decorators];
    this.add('method', node, content, {...own, decorators});
  }

  private readCall(node: Node, around: Surroundings): void {
    const callee = isNode(node.callee) ? unwrap(node.callee) : node;
    const args = nodesOf(node.arguments);
    if (nameOf(callee) === 'require') {
      this.add('import', node, {names: ['*'], module: nameOf(args[0])}, NOWHERE);
      return;
    }
    const place = isNode(callee.property) ? callee.property : callee;
    this.add('call', node, {...this.named(callee), args, place}, {...around, decorators: []});
  }

  private readDecorators(node: Node, around: Surroundings): Node[] {
    const decorators = nodesOf(node.decorators);
    for (const decorator of decorators) {
      const call = isNode(decorator.expression) ? decorator.expression : decorator;
      const content = {...this.named(call), args: nodesOf(call.arguments)};
      const {firstLine} = this.decorated(decorators);
      const others = this.decorated(decorators.filter((other) => other !== decorator));
      this.add('decorator', decorator, content, {...around, ...others, firstLine});
    }
    return decorators;
  }

  private decorated(decorators: Node[]): {decorators: string[]; firstLine?: number} {
    const names = decorators.flatMap(({expression}) => this.named(expression).names);
    return {decorators: names, firstLine: decorators[0]?.loc.start.line};
  }
}
