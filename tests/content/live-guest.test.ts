import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');

/** A path, a class or a component of live samples, or their name. */
const LIVE = /(?<![\w-])live(?:[[\\/'"`_-]| samples)|\b(?:Playground|RunnableSample|LiveSample)\b/i;

/** The files of the site, but those of live samples themselves. */
function filesOfSite(): string[] {
  const below = ['src', 'plugins', 'lib', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
  const configuration = readdirSync(ROOT).filter((name) => /\.(?:json|m?[jt]s)$/.test(name));
  return [...below, ...configuration].filter(
    (file) => !/^(?:src|plugins)\/live\/|\.test\.ts$|^package/.test(file),
  );
}

const [, section = ''] =
  /\n## Without it\n([^]*?)\n## /.exec(readFileSync(path.join(ROOT, 'docs-dev/live.md'), 'utf8')) ?? [];

const listed = [...section.matchAll(/`([\w./-]+\/[\w./-]+|[\w.]+\.(?:ts|json|mjs))`/g)].map(
  ([, file = '']) => file,
);

test('docs-dev/live.md says of each file that knows of live samples how it does without', () => {
  const knowing = filesOfSite().filter((file) => LIVE.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(knowing.filter((file) => !listed.includes(file))).toEqual([]);
});

test('and lists nothing that is not there', () => {
  expect(listed.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
