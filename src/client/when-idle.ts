/**
 * Calls back when the browser has nothing else to do; Safari cannot tell, and waits for half a second.
 *
 * @param options `timeout` in milliseconds: when to call back at the latest.
 * @returns what calls it off.
 */
export function whenIdle(callback: () => void, options?: IdleRequestOptions): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 500);
    return () => {
      clearTimeout(timer);
    };
  }
  const request = requestIdleCallback(callback, options);
  return () => {
    cancelIdleCallback(request);
  };
}
