/** A rule by which the bundler reads the text of some modules as `change` makes it. */
export const rewrite = (test: RegExp, change: (text: string) => string) => ({
  test,
  loader: require.resolve('./loader.cjs'),
  options: {change},
});
