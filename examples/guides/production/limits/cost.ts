import {
  type DocumentNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import {
  type ComplexityEstimator,
  getComplexity,
  simpleEstimator,
} from 'graphql-query-complexity';

// #region cost
const MOST = 1000;
const ROWS_OF_A_PAGE = 10;

/** A list costs what one row costs, for each row that it may hold. */
const lists: ComplexityEstimator = ({ field, args, childComplexity }) => {
  const names = (field as GraphQLField<unknown, unknown>).args;
  if (!names.some(({ name }) => name === 'filter')) return undefined;
  const { first, last, limit } = args.paging ?? {};
  return 1 + (first ?? last ?? limit ?? ROWS_OF_A_PAGE) * childComplexity;
};

export interface Operation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

/** Throws if the operation costs too much. */
export function refuseCostly({
  schema,
  document,
  operationName,
  variables,
}: Operation): void {
  const cost = getComplexity({
    schema,
    query: document,
    operationName: operationName ?? undefined,
    variables: variables ?? {},
    estimators: [lists, simpleEstimator({ defaultComplexity: 1 })],
  });
  if (cost > MOST) {
    throw new GraphQLError(`This costs ${cost}, and ${MOST} is the most.`, {
      extensions: { code: 'TOO_COMPLEX', http: { status: 400 } },
    });
  }
}
// #endregion
