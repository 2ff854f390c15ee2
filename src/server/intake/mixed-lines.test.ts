import { expect, it } from 'vitest';
import { createDecoder, createMixedLines } from './mixed-lines.ts';

const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const inPieces = (bytes: Uint8Array, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size));

it('finds the lines of another encoding however the file is cut into pieces', () => {
  const file = Buffer.concat([
    Buffer.from('Größe,Höhe\n'),
    latin('Stück für Küche\n'),
    Buffer.from('Bügel'),
    latin('\nTür'),
  ]);
  for (const size of [1, 3, 7, 1_000]) {
    const lines = createMixedLines();
    for (const piece of inPieces(file, size)) lines.add(piece);
    const found = lines.finish(true);
    expect(found).toMatchObject({ other: 'windows-1252', lines: 2 });
    const decoder = createDecoder(found?.label ?? '');
    const text = inPieces(file, size).map((piece) => decoder.decode(piece, { stream: true }));
    expect([...text, decoder.decode()].join('')).toBe('Größe,Höhe\nStück für Küche\nBügel\nTür');
  }
});

it('gives up on a file without lines, and never holds much of it', () => {
  const lines = createMixedLines();
  lines.add(Buffer.from('Größe\n'));
  for (let at = 0; at < 10; at += 1) lines.add(latin('Stück '.repeat(40_000)));
  expect(lines.finish(true)).toBeNull();
  const decoder = createDecoder('utf-8+windows-1252');
  const decode = () => {
    for (let at = 0; at < 10; at += 1) decoder.decode(latin('Stück '.repeat(40_000)), { stream: true });
  };
  expect(decode).toThrow('A line is too long');
});
