import type {
  ApolloServerPlugin,
  GraphQLRequestListener,
} from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import { GraphQLError } from 'graphql';
import {
  fieldExtensionsEstimator,
  getComplexity,
  simpleEstimator,
} from 'graphql-query-complexity';

const MOST = 200;

/** Refuses an operation that costs too much, before anything is executed. */
@Plugin()
export class ComplexityPlugin implements ApolloServerPlugin {
  async requestDidStart(): Promise<GraphQLRequestListener<object>> {
    return {
      async didResolveOperation({ schema, document, request }) {
        const cost = getComplexity({
          schema,
          query: document,
          operationName: request.operationName,
          variables: request.variables,
          estimators: [
            fieldExtensionsEstimator(),
            simpleEstimator({ defaultComplexity: 1 }),
          ],
        });
        if (cost > MOST) {
          throw new GraphQLError(
            `This costs ${cost}, and ${MOST} is the most`,
            {
              extensions: { code: 'TOO_COMPLEX', http: { status: 400 } },
            },
          );
        }
      },
    };
  }
}
