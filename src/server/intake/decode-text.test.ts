import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = 'Café: 24 °C';
const utf16 = Buffer.from(text, 'utf16le');

it.each<[string, Uint8Array, string | null, string | null]>([
  ['UTF-8', Buffer.from(text), null, text],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), null, text],
  ['UTF-16 with a mark, said to be UTF-8', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), 'utf-8', text],
  ['UTF-16 without a mark', Buffer.from('Weight: 12 kg', 'utf16le'), null, 'Weight: 12 kg'],
  ['Windows-1252', Buffer.from(text, 'latin1'), null, text],
  ['Windows-1251 as it is said', Uint8Array.from([0xc2, 0xe5, 0xf1]), 'windows-1251', 'Вес'],
  ['an encoding nobody knows', Buffer.from(text), 'klingon-8', text],
  ['nothing', new Uint8Array(), null, ''],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 1, 2, 3, 4, 5, 6]), null, null],
  ['a picture said to be text', Uint8Array.from(Array.from({ length: 500 }, (_, at) => (at * 7) % 256)), 'utf-8', null],
])('decodes %s', async (_what, bytes, said, expected) => {
  expect(await decodeText(bytes, said)).toBe(expected);
});
