/** What is asked for when a package is loaded and never used in the browser. */
export {};
