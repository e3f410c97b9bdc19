// Prism would color every block of the page when it is loaded.
Object.assign(globalThis, {Prism: {manual: true}});
