/** The GraphQL context, with the user that authentication put on the request. */
export interface UserContext {
  req: { user: { id: number } };
}
