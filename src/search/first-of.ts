/** Of values that belong together by a key, the first few of each; in the order they have. */
export function firstOf<Value>(values: Value[], keyOf: (value: Value) => unknown, count: number): Value[] {
  const counts = new Map<unknown, number>();
  return values.filter((value) => {
    const place = counts.get(keyOf(value)) ?? 0;
    counts.set(keyOf(value), place + 1);
    return place < count;
  });
}
