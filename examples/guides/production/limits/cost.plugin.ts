import type {
  ApolloServerPlugin,
  GraphQLRequestListener,
} from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import { refuseCostly } from './cost';

// #region plugin
@Plugin()
export class CostPlugin implements ApolloServerPlugin {
  async requestDidStart(): Promise<GraphQLRequestListener<object>> {
    return {
      async didResolveOperation({ schema, document, request }) {
        refuseCostly({ ...request, schema, document });
      },
    };
  }
}
// #endregion
