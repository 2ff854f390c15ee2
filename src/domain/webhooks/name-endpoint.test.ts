import { expect, it } from 'vitest';
import { nameEndpoint } from './name-endpoint.ts';

it.each([
  ['Shop', 'https://hooks.example/', 'Shop'],
  ['', 'https://hooks.example/copydesk?token=s3cret', 'hooks.example'],
  ['', 'http://127.0.0.1:4123/hooks', '127.0.0.1:4123'],
  // Never the token, also where no host can be read.
  ['', 'not a URL, s3cret', ''],
])('names %j at %s: %j', (description, url, name) => {
  expect(nameEndpoint({ description, url })).toBe(name);
});
