const {existsSync} = require('node:fs');

/**
 * Makes the lean variant of a page. It takes what the full one was compiled to, because Markdown takes long to compile;
 * only where that does not come, the page is compiled a second time. Plain JavaScript, because the bundler loads it
 * with `require`.
 *
 * Options: `compiled`, the pages compiled; `leanPage`, from a page's script to its lean one; `namedFiles`, from a page
 * and its text to the files that its fences name.
 */
module.exports = function lean(source) {
  return this.getOptions().leanPage(source);
};

module.exports.pitch = async function takeCompiled() {
  const {compiled, leanPage, namedFiles} = this.getOptions();
  const script = await compiled.get(this.resourcePath);
  if (script === undefined) return undefined;
  // The loaders that would register them are passed over.
  this.addDependency(this.resourcePath);
  for (const file of namedFiles(this.resourcePath)) {
    if (existsSync(file)) this.addDependency(file);
    else this.addMissingDependency(file);
  }
  return leanPage(script);
};
