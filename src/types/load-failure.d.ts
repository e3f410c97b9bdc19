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
    /** Waits for scripts that start in several tasks before it says that they did not start. */
    awaitStart(promise: Promise<void>): void;
  };
}
