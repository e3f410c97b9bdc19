import {GraphQLError, Kind, type ValidationRule} from 'graphql';

/** Refuses operations with several root fields, and fragments that could hide them. */
export const oneRootField: ValidationRule = (context) => ({
  OperationDefinition({selectionSet}) {
    const [first, second] = selectionSet.selections;
    if (second || first?.kind !== Kind.FIELD) {
      context.reportError(new GraphQLError('Ask for one root field per operation', {nodes: second ?? first}));
    }
  },
});
