export type { GqlContext } from '../owner/gql-context';
