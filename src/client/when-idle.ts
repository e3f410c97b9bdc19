/**
 * Calls back when the browser has nothing else to do; Safari cannot tell, and waits for half a second.
 *
 * @returns what calls it off.
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 500);
    return () => {
      clearTimeout(timer);
    };
  }
  const request = requestIdleCallback(callback);
  return () => {
    cancelIdleCallback(request);
  };
}
