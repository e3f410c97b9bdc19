import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dangers} from '../../facts/dangers';
import {upgrades} from '../../facts/upgrade';

/** Goes up when a tool that reads the file has to change. */
const FORMAT = 1;

/** Writes `facts.json`, for tools that upgrade code or look for dangers in it. */
export default function facts({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'facts',

    async postBuild({outDir}) {
      const text = JSON.stringify(
        {
          version: FORMAT,
          library: siteConfig.customFields?.version,
          guides: `${siteConfig.url}${baseUrl}docs/migration-guides/`,
          upgrades,
          docs: `${siteConfig.url}${baseUrl}docs/`,
          dangers,
        },
        null,
        1,
      );
      await writeFile(path.join(outDir, 'facts.json'), `${text}\n`);
    },
  };
}
