/** What Docusaurus starts a site by; `plugins/savings/entry.ts` says where it lies. */
declare module '@site-entry';
declare module '@site-entry/App';
