import type { Hook, HookContext } from '@ptc-org/nestjs-query-graphql';

// #region run
export async function runHooks<T>(
  args: T,
  context: HookContext<Hook<T>>,
): Promise<T> {
  let instance = args;
  for (const hook of context.hooks ?? [])
    instance = await hook.run(instance, context);
  return instance;
}
// #endregion
