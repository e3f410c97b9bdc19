import { GraphQLError, GraphQLScalarType } from 'graphql';

export const LocalDate = new GraphQLScalarType({
  name: 'LocalDate',
  parseValue: (value) => {
    if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
      return value;
    throw new GraphQLError('Write a day like "2026-03-01".');
  },
});
