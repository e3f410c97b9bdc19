/** What `plugins/bundle-size` writes. */
declare module '@generated/bundle-size/default/descriptions.json' {
  const descriptions: Partial<Record<string, string>>;
  export default descriptions;
}
