import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** What a request is answered with: a file of the site, or the way to another address. */
export type ServedAnswer = {status: 200 | 404; file: string} | {status: 301; location: string};

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

const kindOf = (file: string) => {
  // existsSync also answers for what no file system can name, where statSync throws.
  const found = existsSync(file) ? statSync(file) : undefined;
  return found?.isFile() ? 'file' : found?.isDirectory() ? 'folder' : undefined;
};

/**
 * Answers a request as GitHub Pages does for a project site: `x.html` stands at `/x`, `x/index.html` at `/x/`, `/x`
 * leads to `/x/` where there is only a folder, and all else is `404.html`.
 *
 * @param root the folder of the built site.
 * @param base the path of the site on its host: it starts and ends with a slash.
 * @param url path and query of the request.
 */
export function answer(root: string, base: string, url: string): ServedAnswer {
  const {pathname, search} = new URL(url, 'http://localhost');
  const notFound: ServedAnswer = {status: 404, file: path.join(root, '404.html')};
  if (!pathname.startsWith(base)) return notFound;
  let file: string;
  try {
    file = path.join(root, decodeURIComponent(pathname.slice(base.length)));
  } catch {
    return notFound;
  }
  const isFolder = pathname.endsWith('/');
  const candidates = isFolder ? [path.join(file, 'index.html')] : [file, `${file}.html`];
  const found = candidates.find((name) => kindOf(name) === 'file');
  if (found) return {status: 200, file: found};
  return !isFolder && kindOf(file) === 'folder' ? {status: 301, location: `${pathname}/${search}`} : notFound;
}

/** What was compressed before: most visits ask for the same files. */
const compressed = new Map<string, Buffer>();

function compress(file: string): Buffer {
  const body = compressed.get(file) ?? gzipSync(readFileSync(file));
  compressed.set(file, body);
  return body;
}

function send(request: IncomingMessage, response: ServerResponse, result: ServedAnswer): void {
  if (result.status === 301) {
    response.writeHead(301, {location: result.location}).end();
    return;
  }
  const type = TYPES[path.extname(result.file)] ?? 'application/octet-stream';
  const isText = !type.startsWith('image/') || type.startsWith('image/svg');
  const isGzip = isText && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  response.writeHead(result.status, {
    'content-type': type,
    'cache-control': 'max-age=600',
    vary: 'Accept-Encoding',
    ...(isGzip && {'content-encoding': 'gzip'}),
  });
  response.end(isGzip ? compress(result.file) : readFileSync(result.file));
}

/**
 * Serves a built site on 127.0.0.1, on a port that is free, by the rules of GitHub Pages, until this process ends.
 * @returns scheme, host and port, without a slash at the end
 */
export async function serveSite(root: string, base: string): Promise<string> {
  const folder = path.resolve(root);
  const server = createServer((request, response) => {
    send(request, response, answer(folder, base, request.url ?? '/'));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
