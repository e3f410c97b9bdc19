/** What Docusaurus starts a site by; `plugins/bundle-size/staged-start.ts` says where it lies. */
declare module '@site-entry';
declare module '@site-entry/App';
