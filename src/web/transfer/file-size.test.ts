import { describe, expect, test } from 'vitest';
import { formatBytes, refuseFile } from './file-size.ts';

describe('sizes of files', () => {
  test.each([
    [0, '0 B'],
    [999, '999 B'],
    [1_000, '1 kB'],
    [9_461_594, '9.5 MB'],
    [21_999, '22 kB'],
    [2_000_000_000, '2 GB'],
    [5_400_000_000_000, '5,400 GB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  test('a file over 2 GB or without content is refused before it is sent', () => {
    expect(refuseFile({ name: 'a.csv', size: 2_000_000_000 })).toBeNull();
    expect(refuseFile({ name: 'a.csv', size: 2_000_000_001 })).toContain('The largest supported file is 2 GB');
    expect(refuseFile({ name: 'a.csv', size: 0 })).toContain('is empty');
  });
});
