/**
 * A bundler loader that applies the function given as its option `change` to a file's text. Plain JavaScript, because
 * the bundler loads it with `require`.
 */
module.exports = function transformText(source) {
  return this.getOptions().change(source, this);
};
