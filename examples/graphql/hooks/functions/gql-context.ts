export interface GqlContext {
  req: { user: { name: string; role: string } };
}
