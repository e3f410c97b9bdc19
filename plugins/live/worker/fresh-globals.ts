let kept: Set<PropertyKey> | undefined;

/** Remembers which names the global scope has: all that the worker itself puts there must be there by now. */
export function keepGlobals(): void {
  kept = new Set(Reflect.ownKeys(globalThis));
}

/** Takes away what programs added to the global scope: @nestjs/graphql and class-validator gather declarations there. */
export function dropAddedGlobals(): void {
  if (!kept) return;
  for (const key of Reflect.ownKeys(globalThis)) {
    if (!kept.has(key)) Reflect.deleteProperty(globalThis, key);
  }
}
