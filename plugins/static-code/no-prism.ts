/** Stands in for prism-react-renderer in the bundles: code is colored at build time, and browsers get no highlighter. */
export const Prism = {};

/** Stands in for `@theme/prism-include-languages`, too: there is nothing to add a language to. */
export default function prismIncludeLanguages(): void {}
