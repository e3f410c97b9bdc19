import {
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';

/** A field of a type in one of the schemas. */
interface Field {
  /** As a schema writes it: `[Ticket!]!`. */
  type: string;
  args: string[];
}

/** The names of several printed schemas, and what the fields of their types are. */
export class SchemaIndex {
  /** Types, fields, arguments, enum values and directives. */
  readonly names = new Set<string>();

  private readonly types = new Map<string, Map<string, Field[]>>();

  /** Takes in a printed schema. */
  add(sdl: string): void {
    const document = parse(sdl);
    visit(document, {Name: ({value}) => void this.names.add(value)});
    document.definitions.forEach((definition) => this.addType(definition));
  }

  hasType(name: string): boolean {
    return this.types.has(name);
  }

  /** Whether a schema has an object, interface or input type of that name. */
  hasFields(type: string): boolean {
    return (this.types.get(type)?.size ?? 0) > 0;
  }

  /** The field as the schemas have it, one entry for each schema; empty where no schema has it. */
  fieldsOf(type: string, field: string): Field[] {
    return this.types.get(type)?.get(field) ?? [];
  }

  /** Every field of that name, whatever its type. */
  fieldsNamed(field: string): Field[] {
    return [...this.types.values()].flatMap((fields) => fields.get(field) ?? []);
  }

  private addType(definition: DefinitionNode): void {
    if (!('name' in definition) || !definition.name) return;
    const known = this.types.get(definition.name.value) ?? new Map<string, Field[]>();
    if (definition.kind !== 'DirectiveDefinition') this.types.set(definition.name.value, known);
    if (!('fields' in definition)) return;
    for (const node of definition.fields as readonly (FieldDefinitionNode | InputValueDefinitionNode)[]) {
      const args = node.kind === 'FieldDefinition' ? (node.arguments ?? []).map(({name}) => name.value) : [];
      const field = {type: print(node.type), args};
      known.set(node.name.value, [...(known.get(node.name.value) ?? []), field]);
    }
  }
}
