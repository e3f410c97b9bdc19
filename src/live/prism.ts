import './prism-manual';
import Prism from 'prismjs/components/prism-core';

// Grammars add themselves to a global Prism.
Object.assign(globalThis, {Prism});

export default Prism;
