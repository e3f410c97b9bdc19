/** A rule by which the bundler reads the text of some modules, by a pattern or their path, as `change` makes it. */
export const rewrite = (test: RegExp | string, change: (text: string) => string) => ({
  test,
  loader: require.resolve('./loader.cjs'),
  options: {change},
});
