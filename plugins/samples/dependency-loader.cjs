const {existsSync} = require('node:fs');

/**
 * Registers the files that a page's fences name as dependencies of the page, which a remark plugin cannot do.
 * Without it the bundler serves stale samples from its cache.
 * Option `namedFiles`: from the page's path and text to absolute paths.
 */
module.exports = function dependencyLoader(source) {
  const {namedFiles} = this.getOptions();
  for (const file of namedFiles(this.resourcePath, source)) {
    if (existsSync(file)) this.addDependency(file);
    else this.addMissingDependency(file);
  }
  return source;
};
