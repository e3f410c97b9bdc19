/** What the worker may send, in characters: both of its sides keep to it. */
export const LONGEST_RESPONSE = 5_000_000;
/** A piece of what the program prints, an event, or an error. */
export const LONGEST_PIECE = 16_000;
/** What the program prints for one request. */
export const MOST_PRINTED = 100_000;
/** The faults of a reader's code that are told: its syntax, its types. */
export const MOST_PROBLEMS = 200;
/** The events of a subscription that the worker sends at once: the latest. */
export const EVENTS_AT_ONCE = 20;
