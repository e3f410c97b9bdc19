import { type CustomScalar, Scalar } from '@nestjs/graphql';
import { GraphQLError, Kind, type ValueNode } from 'graphql';

/** Shows the id 7 as `TCK-7`. */
@Scalar('TicketKey')
export class TicketKey implements CustomScalar<string, number> {
  serialize(value: unknown): string {
    return `TCK-${String(value)}`;
  }

  parseValue(value: unknown): number {
    const [, id] = /^TCK-(\d+)$/.exec(String(value)) ?? [];
    if (!id) throw new GraphQLError(`${String(value)} is no ticket key`);
    return Number(id);
  }

  parseLiteral(node: ValueNode): number {
    return this.parseValue(node.kind === Kind.STRING ? node.value : undefined);
  }
}
