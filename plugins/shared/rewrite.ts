/**
 * A rule by which the bundler reads the text of some modules, by a pattern or their paths, as `change` makes it.
 * `Module` is what the bundler gives to loaders as `this`.
 */
export const rewrite = <Module>(
  test: RegExp | string | string[],
  change: (text: string, module: Module) => string,
) => ({
  test,
  loader: require.resolve('./rewrite-loader.cjs'),
  options: {change},
});
