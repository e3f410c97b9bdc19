/** How long a lean page waits for the full one. One that was not compiled, as the bundler's cache holds it, never comes. */
const PATIENCE_MS = 20_000;

/** What pages were compiled to, for those who wait for it. */
export interface CompiledPages {
  /** Keeps what a page was compiled to. */
  keep: (file: string, script: string) => void;
  /** What a page was or will be compiled to; undefined where that takes too long. */
  get: (file: string) => Promise<string | undefined>;
}

export function compiledPages(patience = PATIENCE_MS): CompiledPages {
  const pages = new Map<string, PromiseWithResolver>();
  const pageOf = (file: string): PromiseWithResolver => {
    const page = pages.get(file) ?? promiseWithResolver();
    pages.set(file, page);
    return page;
  };
  return {
    keep: (file, script) => {
      pageOf(file).resolve(script);
    },
    get: async (file) => {
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<undefined>((resolve) => {
        timer = setTimeout(resolve, patience, undefined);
      });
      const script = await Promise.race([pageOf(file).promise, tooLate]);
      clearTimeout(timer);
      // One page is waited for once: nothing of it need stay in memory.
      pages.delete(file);
      return script;
    },
  };
}

interface PromiseWithResolver {
  promise: Promise<string>;
  resolve: (script: string) => void;
}

function promiseWithResolver(): PromiseWithResolver {
  let resolve: (script: string) => void = () => undefined;
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  return {promise, resolve};
}
