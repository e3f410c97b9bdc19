const dates = ['createdAt', 'dueDate'];

/** For `JSON.parse`: makes dates of the fields that are dates in the DTO. */
export function reviveDates(key: string, value: unknown): unknown {
  return dates.includes(key) && typeof value === 'string' ? new Date(value) : value;
}
