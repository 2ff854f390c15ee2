import { expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

it.each([
  ['https://desk.example', { id: 'desk.example', origin: 'https://desk.example' }],
  ['https://desk.example:8443/', { id: 'desk.example', origin: 'https://desk.example:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://desk.example', null],
  ['http://127.0.0.1:3000', null],
  ['https://10.0.0.7', null],
  ['https://[::1]:3000', null],
])('passkeys for %s: %o', (url, party) => {
  expect(relyingPartyOf(url)).toEqual(party);
});
