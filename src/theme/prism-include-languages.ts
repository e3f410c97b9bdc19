// Change: loads no grammar, because code is colored at build time and browsers get no highlighter.
export default function prismIncludeLanguages(): void {}
