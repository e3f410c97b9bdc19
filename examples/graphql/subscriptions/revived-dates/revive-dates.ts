const dates = ['createdAt', 'dueDate'];

/** For `JSON.parse`: turns the fields that are dates in the DTO back into dates. */
export function reviveDates(key: string, value: unknown): unknown {
  return dates.includes(key) && typeof value === 'string'
    ? new Date(value)
    : value;
}
