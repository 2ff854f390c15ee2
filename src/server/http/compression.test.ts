// Replies that are compressed once.
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { packOnce } from './compression.ts';

it('compresses the same bytes once, and others each', () => {
  const pack = vi.fn<typeof gzipSync>(gzipSync);
  const packed = packOnce<object>(pack);
  const [one, same, other] = ['a list', 'a list', 'A list'].map((text) => Buffer.from(text));
  if (!one || !same || !other) throw new Error('There are three');
  expect(gunzipSync(packed(one)).toString()).toBe('a list');
  expect(packed(same)).toBe(packed(one));
  expect(gunzipSync(packed(other)).toString()).toBe('A list');
  expect(pack).toHaveBeenCalledTimes(2);
  expect(packed(one).buffer.byteLength, 'nothing else is kept with it').toBe(packed(one).length);
});

it('keeps no more than it may, and answers what it cannot keep', () => {
  const pack = vi.fn<typeof gzipSync>((bytes) => Buffer.from(bytes as Buffer));
  const packed = packOnce<object>(pack, 410);
  const texts = ['first', 'second', 'longer than all'].map((text) => Buffer.from(text));
  for (const bytes of [...texts, ...texts]) expect(packed(bytes)).toEqual(bytes);
  expect(pack).toHaveBeenCalledTimes(6);
});
