import {expect, test} from 'vitest';
import {freePort} from '../../examples/_harness/free-port';
import {asPage, type Page} from '../../lib/pages';
import {inMemoryFiles} from '../../plugins/samples/in-memory-files';
import {carryOut} from './reader';
import type {Walk} from './steps';

const walk: Walk = {from: 'an empty folder', orm: 'two', sections: ['#start']};

const files = inMemoryFiles({
  'walk/server.js': `
require('node:http')
  .createServer((request, response) => response.end(JSON.stringify({data: {at: new Date(), tab: require('./tab')}})))
  .listen(process.env.PORT, () => console.log('Nest application successfully started'));`,
  'walk/one.js': "module.exports = 'one';",
  'walk/two.js': "module.exports = 'two';",
  'walk/operations/ask.graphql': '{ at tab }',
  'walk/recorded/ask.json': '{"data": {"at": "2026-01-15T09:03:00.000Z", "tab": "two"}}',
});

/** A page that leads to a server that tells the time, started as given. */
async function pageWith(start: (port: number) => string): Promise<Page> {
  const port = await freePort();
  const text = `
## Start {/* #start */}

\`\`\`bash
mkdir app && cd app && echo '{"scripts": {"start": "node src/server.js"}}' > package.json
\`\`\`

\`\`\`js file=server.js title="src/server.js"
\`\`\`
<Tabs>
<TabItem value="one">

\`\`\`js file=one.js title="src/tab.js"
\`\`\`

</TabItem>
<TabItem value="two">

\`\`\`js file=two.js title="src/tab.js"
\`\`\`

</TabItem>
</Tabs>

\`\`\`bash
${start(port)}
\`\`\`

Open \`http://localhost:${port}/graphql\`.

\`\`\`graphql operation=ask
\`\`\`

## Another program {/* #other */}

\`\`\`bash
exit 1
\`\`\`
`;
  return asPage('docs/walk.mdx', text);
}

const started = (port: number) => `PORT=${port} npm run start`;

test('does what the sections, the files and the chosen tab of a page say', async () => {
  expect(await carryOut(await pageWith(started), walk, files)).toBe(5);
});

test.each([
  ['a step that is missing', () => 'true', 'two', /^docs\/walk\.mdx:31: step 5, operation: fetch failed/],
  ['a command that fails', () => 'ls nothing', 'two', /^docs\/walk\.mdx:25: step 4, shell: ls nothing\nends/],
  ['another result', started, 'one', /^docs\/walk\.mdx:31: step 5, .*\n[^]*\n-.*"two"\n\+.*"one"\n/],
])('stops at %s', async (_, start, orm, message) => {
  await expect(carryOut(await pageWith(start), {...walk, orm}, files)).rejects.toThrow(message);
});
