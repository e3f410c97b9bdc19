import { BadRequestException } from '@nestjs/common';

// #region hook
/** Whether a filter compares a field, in each branch of its `or`. Anything else matches every row. */
function narrows(filter: object): boolean {
  return Object.entries(filter).some(([key, value]) => {
    if (key === 'and') return value?.some(narrows);
    if (key === 'or') return value?.length > 0 && value.every(narrows);
    return isPart(value) ? narrows(value) : value !== undefined;
  });
}

/** Whether it is a comparison or a filter of a nested object, and no value. */
function isPart(value: unknown): value is object {
  const isValue = Array.isArray(value) || value instanceof Date;
  return typeof value === 'object' && value !== null && !isValue;
}

/** A hook for `@BeforeUpdateMany` and `@BeforeDeleteMany`. */
export function noEmptyFilter<Input extends { filter?: object }>(
  input: Input,
): Input {
  // Mutations of one request can share hooks, so this may be the input of one that has no filter.
  if (input.filter && !narrows(input.filter))
    throw new BadRequestException('The filter must compare a field.');
  return input;
}
// #endregion
