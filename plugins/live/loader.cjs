/** Reads the manifest of the live samples from the plugin, which writes their files for it: see `index.ts`. */
module.exports = function readManifest() {
  const callback = this.async();
  this.getOptions()
    .manifestOnDemand()
    .then((manifest) => callback(null, manifest), callback);
};
