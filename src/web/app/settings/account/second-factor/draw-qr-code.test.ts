import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawQrCode } from './draw-qr-code.ts';

const url =
  'otpauth://totp/Copydesk:maya%40example.com?issuer=Copydesk&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&digits=6';

/** The dark modules of a path, as `column,row`. */
function darkOf(path: string): string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].flatMap(([, x, y, width, back]) => {
    expect(back).toBe(width);
    return Array.from({ length: Number(width) }, (_, at) => `${Number(x) + at},${y}`);
  });
}

test('the path has every dark module of the code, and no other, inside a quiet zone of four', () => {
  const { size, path } = drawQrCode(url);
  const bare = encode(url, { ecc: 'M', border: 0 });
  expect(size).toBe(bare.size + 8);
  const expected = bare.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x + 4},${y + 4}`] : [])));
  expect(darkOf(path)).toEqual(expected);
});

test('dark modules side by side are one piece: the edge of the corner mark is seven wide', () => {
  expect(drawQrCode(url).path).toMatch(/^M4 4h7v1h-7z/);
});
