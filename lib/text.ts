import * as v from 'valibot';

/** A text of at most so many characters: what comes from elsewhere has a bound. */
export const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
