/** `node:timers/promises`. */
const later = <T>(ms?: number, value?: T): Promise<T | undefined> =>
  new Promise((resolve) => {
    globalThis.setTimeout(resolve, ms, value);
  });

export {later as setTimeout};

export const setImmediate = <T>(value?: T): Promise<T | undefined> => later(0, value);
