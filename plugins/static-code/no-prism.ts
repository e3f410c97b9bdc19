/** Stands in for prism-react-renderer in the bundles: code is colored at build time, and browsers get no highlighter. */
export const Prism = {};
export const themes = {};
