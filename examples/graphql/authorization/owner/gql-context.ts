/** What your guard or middleware puts on the request, as the GraphQL context carries it. */
export interface GqlContext {
  req: { user: { id: number } };
}
