import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {buildSchema, graphql, printSchema} from 'graphql';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {introspect} from './introspect';

const schema = buildSchema('type Query {\n  tickets(open: Boolean = true): [String!]!\n}');
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (request.url !== '/graphql') return response.writeHead(404).end();
    const {query: source} = JSON.parse(await text(request));
    return response.end(JSON.stringify(await graphql({schema, source})));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

it('is the schema of the endpoint', async () => {
  const told = await introspect(`${url}/graphql`);
  expect(told && printSchema(told)).toBe(printSchema(schema));
});

it('is undefined where no GraphQL answers', async () => {
  expect(await introspect(`${url}/elsewhere`)).toBeUndefined();
});
