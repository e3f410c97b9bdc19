import {expect, it} from 'vitest';
import {addressOf} from './mongodb';

it.each([
  ['mongodb://127.0.0.1:27017', 'mongodb://127.0.0.1:27017/docs'],
  ['mongodb://a:1,b:2/other?replicaSet=rs', 'mongodb://a:1,b:2/docs?replicaSet=rs'],
  ['mongodb+srv://me:secret@host/', 'mongodb+srv://me:secret@host/docs'],
])('the address of a database on %s', (server, address) => {
  expect(addressOf(server, 'docs')).toBe(address);
});

it('needs a server', () => {
  expect(() => addressOf(undefined, 'docs')).toThrow('MONGODB_URI is not set: name a server');
  expect(() => addressOf('localhost', 'docs')).toThrow('MONGODB_URI is "localhost", which is no address');
});
