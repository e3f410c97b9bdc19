declare module 'prismjs/components/prism-core' {
  export {default} from 'prismjs';
}

declare module '@generated/live/default/manifest.json' {
  import type {LiveManifest} from '@site/src/live/sandbox/live-program';

  const manifest: LiveManifest;
  export default manifest;
}
