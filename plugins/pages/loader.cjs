const {existsSync} = require('node:fs');

/**
 * Lets the remark plugins that compile a page, which the MDX loader runs next, work on the page's module in the bundler.
 * Option `openModule`: see index.ts.
 */
module.exports = function pageLoader(source) {
  const {openModule} = this.getOptions();
  openModule(this.resourcePath, this._compiler.name, {
    dependOn: (file) => {
      if (existsSync(file)) this.addDependency(file);
      else this.addMissingDependency(file);
    },
    emit: (name, text) => {
      this.emitFile(name, text);
    },
  });
  return source;
};
