import type {TreeSearch} from '../../../lib/fact-types';
import {type Candidate, type Node, nameOf, nodesOf, type Place, type Syntax, unwrap} from './syntax';

/** An option that has to stand in an object, or must not: `a.b=true`. */
interface Option {
  path: string[];
  value?: string;
}

/** What is asked of the options of one object. */
interface OptionQuery {
  has: Option[];
  lacks: Option[];
}

/** Whether a name is the one that is searched for; `*` ends a prefix. */
export function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/**
 * Where arguments have the options that they should have, and lack those that they should lack: the objects, or within
 * a list its elements. The arguments of a place without any object have no options at all.
 */
export function placesWithOptions(
  {args, line, firstLine}: Candidate,
  {with: has = [], without: lacks = []}: TreeSearch,
  syntax: Syntax,
): Place[] {
  const asked = {has: has.map(readOption), lacks: lacks.map(readOption)};
  const whole = {line, firstLine};
  if (asked.has.length + asked.lacks.length === 0) return [whole];
  const objects = args.map((argument) => resolve(argument, syntax)).filter(isObject);
  if (objects.length === 0) return asked.has.length === 0 && !args.some(isUnknown) ? [whole] : [];
  return objects.flatMap((object) => {
    const places = placesIn(object, asked, syntax);
    return places.map((place) => (place === object ? whole : placeOf(place)));
  });
}

function readOption(text: string): Option {
  const [, path = text, value] = /^([^=]*)=(.*)$/.exec(text) ?? [];
  return {path: path.split('.'), value};
}

const isObject = ({type}: Node): boolean => /^(?:Object|Array)Expression$/.test(type);

/** Whether a value could be an object that stands elsewhere; classes are none. */
const isUnknown = (node: Node): boolean =>
  /(?:Call|Member)Expression$/.test(node.type) ||
  (node.type === 'Identifier' && !/^[A-Z]/.test(nameOf(node)));

/** Whether an object has properties that stand elsewhere. */
function hasUnknown(object: Node, syntax: Syntax): boolean {
  return nodesOf(object.properties).some(({type, argument}) => {
    const spread = type === 'SpreadElement' ? resolve(argument as Node, syntax) : undefined;
    return spread && (spread.type !== 'ObjectExpression' || hasUnknown(spread, syntax));
  });
}

/** The line of the first property says more than the one of the brace. */
function placeOf(node: Node): Place {
  const first = nodesOf(node.properties)[0] ?? node;
  return {line: first.loc.start.line, firstLine: node.loc.start.line};
}

/** What a node stands for: the value of a constant of this file, what a function returns. */
function resolve(start: Node, syntax: Syntax, depth = 0): Node {
  const node = unwrap(start);
  if (depth > 5) return node;
  const next = node.type === 'Identifier' ? syntax.constants.get(nameOf(node)) : returned(node);
  return next ? resolve(next, syntax, depth + 1) : node;
}

function returned({type, body}: Node): Node | undefined {
  if (!/Function|ObjectMethod/.test(type)) return undefined;
  const block = body as Node;
  if (block.type !== 'BlockStatement') return block;
  const last = nodesOf(block.body).find((statement) => statement.type === 'ReturnStatement');
  return last?.argument ? (last.argument as Node) : undefined;
}

function placesIn(start: Node, asked: OptionQuery, syntax: Syntax): Node[] {
  const node = resolve(start, syntax);
  if (node.type === 'ArrayExpression') {
    return nodesOf(node.elements).flatMap((element) => placesIn(element, asked, syntax));
  }
  if (node.type !== 'ObjectExpression') return asked.has.length === 0 && !isUnknown(node) ? [node] : [];
  let places = [node];
  for (const key of new Set([...asked.has, ...asked.lacks].map(({path}) => path[0] ?? ''))) {
    const own = {has: below(asked.has, key), lacks: below(asked.lacks, key)};
    const values = propertiesOf(node, key, syntax);
    if (values.length === 0) {
      if (own.has.length > 0 || hasUnknown(node, syntax)) return [];
      continue;
    }
    const found = values.map((value) => placesInValue(value, own, syntax)).filter((some) => some.length > 0);
    // Of the properties that a prefix names, one has to have what is asked for, and all have to lack it.
    if (found.length < (own.has.length > 0 ? 1 : values.length)) return [];
    if (values.some(({type}) => type === 'ArrayExpression') && [...own.has, ...own.lacks].some(isDeeper)) {
      places = found.flat();
    }
  }
  return places;
}

/** The places within the value of one property, which is one itself where nothing is asked of what it holds. */
function placesInValue(value: Node, {has, lacks}: OptionQuery, syntax: Syntax): Node[] {
  const isValue = (option: Option): boolean =>
    option.value === undefined || matches(option.value, textOfExpression(value, syntax));
  if (!has.filter(isLeaf).every(isValue) || lacks.filter(isLeaf).some(isValue)) return [];
  const deeper = {has: has.filter(isDeeper), lacks: lacks.filter(isDeeper)};
  return deeper.has.length + deeper.lacks.length === 0 ? [value] : placesIn(value, deeper, syntax);
}

const isLeaf = ({path}: Option): boolean => path.length === 0;
const isDeeper = ({path}: Option): boolean => path.length > 0;

function below(options: Option[], key: string): Option[] {
  return options.filter(({path}) => path[0] === key).map(({path, value}) => ({path: path.slice(1), value}));
}

/** The values of a property, or of all that a prefix names; what is written last counts. */
function propertiesOf(object: Node, key: string, syntax: Syntax): Node[] {
  const values = new Map<string, Node>();
  for (const property of nodesOf(object.properties)) {
    const name = nameOf(property.key);
    if (property.type === 'SpreadElement') {
      const spread = resolve(property.argument as Node, syntax);
      const [value] = spread.type === 'ObjectExpression' ? propertiesOf(spread, key, syntax) : [];
      if (value) values.set(key, value);
    } else if (matches(key, name)) {
      values.set(name, property.type === 'ObjectMethod' ? property : resolve(property.value as Node, syntax));
    }
  }
  return [...values.values()];
}

/** A value as it is written, and a string without its quotes. */
function textOfExpression(node: Node, {text}: Syntax): string {
  if (node.type === 'StringLiteral') return nameOf(node);
  return text.slice(node.start, node.end).replace(/\s+/g, ' ');
}
