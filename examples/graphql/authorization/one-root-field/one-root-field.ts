import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  type ValidationContext,
} from 'graphql';

/** Refuses operations that hold anything but one field at their root. */
export function oneRootField(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ selectionSet }) {
      const [first, ...others] = selectionSet.selections;
      // A fragment at the root could hold several fields.
      if (first?.kind !== Kind.FIELD || others.length > 0) {
        context.reportError(
          new GraphQLError('Send one root field per operation.', {
            nodes: selectionSet,
          }),
        );
      }
    },
  };
}
