import { expect, test } from 'vitest';
import { isModelAddress, tidyAddress } from './providers.ts';

test.each([
  'https://api.example/v1',
  'http://127.0.0.1:11434/v1',
  'http://[::1]:8000/v1',
  'HTTPS://API.example',
  'https://api.example/v1/a@b?version=2',
])('%s is an address of a model', (address) => {
  expect(isModelAddress(address)).toBe(true);
});

test.each([
  '',
  'api.example/v1',
  'ftp://api.example/v1',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://',
  'http:///v1',
  'http://key@api.example/v1',
  'http://user:key@api.example/v1',
  'http:\\\\user:key@api.example/v1',
  'http://api.example\\@other.example/v1',
  'http://api example/v1',
  'http://api.example:99999/v1',
])('%j is none', (address) => {
  expect(isModelAddress(address)).toBe(false);
});

test.each([
  ['https://api.example/v1/', 'https://api.example/v1'],
  ['  https://api.example//  ', 'https://api.example'],
])('%j is kept as %s', (typed, kept) => {
  expect(tidyAddress(typed)).toBe(kept);
});
