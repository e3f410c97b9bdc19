import {type ChildProcess, spawn} from 'node:child_process';
import {resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {freePort} from './free-port';
import {examplesRoot} from './paths';

const cwd = resolve(examplesRoot, '..');

describe('npm run example -- introduction/example', () => {
  let child: ChildProcess;
  let url: string;
  let printed = '';

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}/graphql`;
    child = spawn(
      process.execPath,
      ['--import', 'tsx', 'examples/_harness/serve-cli.ts', 'introduction/example'],
      {
        cwd,
        env: {...process.env, PORT: String(port)},
      },
    );
    child.stderr?.on('data', (text) => (printed += text));
    await new Promise<void>((done, failed) => {
      child.stdout?.on('data', (text) => {
        printed += text;
        if (printed.includes('Stop it with Ctrl+C')) done();
      });
      child.on('exit', () => failed(new Error(printed)));
    });
  }, 60_000);

  afterAll(() => {
    // Handed on to the process that serves.
    child.kill('SIGTERM');
  });

  async function ask(query: string): Promise<unknown> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({query}),
    });
    return response.json();
  }

  it('answers queries and mutations, and validates', async () => {
    expect(await ask('mutation { createOneTicket(input: {ticket: {title: "First"}}) { id } }')).toEqual({
      data: {createOneTicket: {id: '1'}},
    });
    expect(await ask('mutation { createOneTicket(input: {ticket: {title: "x"}}) { id } }')).toMatchObject({
      errors: [{extensions: {code: 'BAD_REQUEST'}}],
    });
  });

  it('serves GraphiQL to browsers, with no script or style from elsewhere', async () => {
    const response = await fetch(url, {headers: {accept: 'text/html'}});
    const page = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(page).toContain('<title>nestjs-query example</title>');
    const head = page.slice(0, page.indexOf('<body'));
    expect(head).not.toMatch(/<(script|link)[^>]*(src|href)="(https?:)?\/\//);
    expect(page.slice(page.indexOf('<body'))).not.toMatch(/<(script|link)[^>]+(src|href)="(https?:)?\/\//);
  });
});
