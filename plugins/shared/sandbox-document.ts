import {createHash} from 'node:crypto';

interface Sandboxed {
  title: string;
  script: string;
  /** What else the script may do, in words of `script-src`. */
  mayAlso?: string;
}

/**
 * A document for a frame with `sandbox="allow-scripts"`: without an origin, and with a policy that lets it run its one
 * script and a worker made of a blob, and connect to nothing.
 */
export function sandboxDocument({title, script, mayAlso = ''}: Sandboxed): string {
  const hash = createHash('sha256').update(script).digest('base64');
  const scripts = `'sha256-${hash}' ${mayAlso}`.trim();
  const policy = `default-src 'none'; script-src ${scripts}; worker-src blob:`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="robots" content="noindex">',
    `<title>${title}</title>`,
    `<script>${script}</script>`,
    '</head>',
    '<body></body>',
    '</html>',
    '',
  ].join('\n');
}
