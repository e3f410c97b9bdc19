// Compiles the site where the programs of `@docusaurus/faster` do not run: DOCUSAURUS_FASTER=false npm run build.
// SWC compiles it otherwise, and Docusaurus then warns that it does not need this file.
module.exports = {presets: [require.resolve('@docusaurus/babel/preset')]};
