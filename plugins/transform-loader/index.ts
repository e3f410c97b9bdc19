/**
 * A bundler rule that applies a function to the text of files, before anything else reads it.
 *
 * @param files an absolute path, or a pattern of such.
 */
export function transformRule(files: string | RegExp, change: (text: string) => string) {
  return {
    include: files,
    enforce: 'pre' as const,
    use: [{loader: require.resolve('./loader.cjs'), options: {change}}],
  };
}
