/** Reads the manifest of the live samples from the plugin, which writes their files for it: see `index.ts`. */
module.exports = function loadManifest() {
  const callback = this.async();
  const {sources, readManifest} = this.getOptions();
  sources.forEach((folder) => this.addContextDependency(folder));
  readManifest().then((manifest) => callback(null, manifest), callback);
};
