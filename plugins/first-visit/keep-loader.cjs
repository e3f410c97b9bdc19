/** Keeps what a page was compiled to, for `lean-loader.cjs`. Option `compiled`: the pages compiled. */
module.exports = function keep(source) {
  this.getOptions().compiled.keep(this.resourcePath, source);
  return source;
};
