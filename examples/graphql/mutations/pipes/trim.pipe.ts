import type { PipeTransform } from '@nestjs/common';

// #region pipe
/** Trims every text of an input. */
export class TrimPipe implements PipeTransform {
  transform(value: unknown): unknown {
    if (typeof value === 'string') return value.trim();
    if (typeof value !== 'object' || value instanceof Date) return value;
    for (const [key, part] of Object.entries(value ?? {}))
      Object.assign(value as object, { [key]: this.transform(part) });
    return value;
  }
}
// #endregion
