import { expect, test } from 'vitest';
import { newToken } from '../tokens.ts';
import { lockIdToken, openIdToken } from './id-token-lock.ts';

test('what is locked says nothing and opens with the same token alone', async () => {
  const token = newToken();
  const locked = await lockIdToken('header.claims.signature', token);
  expect(locked).not.toContain('claims');
  expect(await openIdToken(locked, token)).toBe('header.claims.signature');
  expect(await openIdToken(locked, newToken())).toBeNull();
  expect(await lockIdToken('header.claims.signature', token)).not.toBe(locked);
});

test('what was changed does not open', async () => {
  const token = newToken();
  const [header, key, iv, text = '', tag] = (await lockIdToken('a.b.c', token)).split('.');
  const changed = [header, key, iv, (text.startsWith('A') ? 'B' : 'A') + text.slice(1), tag].join('.');
  expect(await openIdToken(changed, token)).toBeNull();
});
