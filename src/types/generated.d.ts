// What plugins write or name for the bundler, and `window.loadFailure`.

/** What `plugins/bundle-size` writes. */
declare module '@generated/bundle-size/default/descriptions.json' {
  const descriptions: Partial<Record<string, string>>;
  export default descriptions;
}

/** What `plugins/errors` writes. */
declare module '@generated/errors/default/entries.json' {
  import type {ListedEntry} from '@site/lib/error-entries';

  const entries: ListedEntry[];
  export default entries;
}

declare module '@generated/errors/default/explanations.json' {
  const explanations: Partial<Record<string, string>>;
  export default explanations;
}

/** What `plugins/your-code` wrote. */
declare module '@generated/your-code/default/frame.json' {
  /** Where the frame is served that searches readers' files. */
  export const address: string;
}

/** What `plugins/load-failure/inline.js` offers to the scripts of the site. */
interface Window {
  loadFailure: {
    /** Shows the box with the text of the error above the page's content; it replaces the one that is shown. */
    show(error: unknown, message: string): void;
    hide(): void;
    /** Reloads the page where its document can be had. Rejects, without a reload, where it cannot. */
    reload(): Promise<void>;
    /** Says that files of a page are awaited from now on, or that they came. */
    expectFiles(isExpecting: boolean): void;
  };
}
