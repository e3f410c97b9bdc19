import Prism from 'prismjs/components/prism-core';

// Prism would color every block of the page when it is loaded.
Prism.manual = true;
// Grammars add themselves to a global Prism.
Object.assign(globalThis, {Prism});

export default Prism;
