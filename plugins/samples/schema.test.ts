import {expect, test} from 'vitest';
import {cutSchema} from './schema';

const sdl = `"""A ticket."""
type Ticket {
  id: ID!
  title: String!
}

input TicketFilter {
  id: IDFilter
}

type Query {
  ticket(
    """The id."""
    id: ID!
  ): Ticket!
  tickets: [Ticket!]!
}

scalar DateTime
`;

test('definitions come in the order asked for, with their descriptions', () => {
  expect(cutSchema(sdl, ['TicketFilter', 'Ticket'], 's')).toBe(
    'input TicketFilter {\n  id: IDFilter\n}\n\n"""A ticket."""\ntype Ticket {\n  id: ID!\n  title: String!\n}',
  );
});

test('fields come with the name of their type', () => {
  expect(cutSchema(sdl, ['Query.ticket', 'Query.tickets', 'TicketFilter.id'], 's')).toBe(
    'type Query {\n  ticket(\n    """The id."""\n    id: ID!\n  ): Ticket!\n  tickets: [Ticket!]!\n}\n\ninput TicketFilter {\n  id: IDFilter\n}',
  );
});

test.each([
  ['TicketFiler', '"TicketFiler" is not a definition in s; did you mean "TicketFilter"?'],
  ['Query.tickers', '"tickers" is not a field of Query in s; did you mean "tickets"?'],
  ['DateTime.x', '"DateTime" in s has no fields; ask for "DateTime" whole'],
])('%s is refused', (name, message) => {
  expect(() => cutSchema(sdl, [name], 's')).toThrow(message);
});
