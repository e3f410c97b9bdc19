import {createStorageSlot} from '@docusaurus/theme-common';
import * as v from 'valibot';

type ItemSchema = v.GenericSchema<unknown>;

interface Options<Schema extends ItemSchema> {
  /** Raised when items of the version before could be misread. */
  version: number;
  /** What an item may be, with a bound for each of its texts. */
  item: Schema;
  /** How many items are kept, the first ones. */
  most: number;
  /** How many characters the whole may take: more is neither written nor parsed. */
  longest: number;
  /** The items in what was stored before there were versions. */
  earlier: (stored: unknown) => unknown[];
}

/** A list that the reader's browser keeps. */
export interface StoredList<Item> {
  /** Its items, without those that do not fit. */
  read: () => readonly Item[];
  /**
   * Keeps the items that fit, unless the whole is too long, or the browser's storage full or forbidden.
   * @returns those that are kept
   */
  write: (items: Item[]) => Item[];
  /**
   * Tells of each change, also of those that another window makes.
   * @returns what ends that
   */
  listen: (onChange: () => void) => () => void;
}

/**
 * What this site keeps of a reader is read and written here. Another version of it, or another site of the same host, may
 * have stored anything under the same name: an item that does not fit is dropped by itself. What is written passes the same
 * checks, so that the next visit can read it.
 */
export function storedList<const Schema extends ItemSchema>(
  name: string,
  {version, item, most, longest, earlier}: Options<Schema>,
): StoredList<v.InferOutput<Schema>> {
  type Item = v.InferOutput<Schema>;
  const slot = createStorageSlot(name);
  const Versioned = v.object({version: v.literal(version), items: v.array(v.unknown())});

  function fitting(items: unknown[]): Item[] {
    const checked = items.map((one) => v.safeParse(item, one));
    return checked.flatMap(({success, output}) => (success ? [output] : [])).slice(0, most);
  }

  function parse(text: string | null): Item[] {
    if (!text || text.length > longest) return [];
    try {
      const stored: unknown = JSON.parse(text);
      return fitting(v.is(Versioned, stored) ? stored.items : earlier(stored));
    } catch {
      return [];
    }
  }

  // Many parts of a page may ask for the same list.
  let parsed: {text: string | null; items: readonly Item[]} | undefined;

  return {
    read() {
      const text = slot.get();
      if (parsed?.text !== text) parsed = {text, items: parse(text)};
      return parsed.items;
    },

    write(items) {
      const kept = fitting(items);
      const text = JSON.stringify({version, items: kept});
      if (text.length > longest) return [];
      slot.set(text);
      // Docusaurus tells nobody where the browser refuses it.
      return slot.get() === text ? kept : [];
    },

    listen: (onChange) => slot.listen(onChange),
  };
}
