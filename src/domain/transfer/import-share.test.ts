import { expect, it } from 'vitest';
import { describeExcess } from './import-share.ts';

it.each([
  [{ changed: 30, unchanged: 70 }, 0, null],
  [{ changed: 31, unchanged: 69 }, 0, /^Nothing was imported: 31 of 100 products would change, more than 30 %/],
  [{ changed: 0, unchanged: 70 }, 30, null],
  [{ changed: 0, unchanged: 69 }, 31, /31 of 100 products are missing from the file, more than 30 %/],
  [{ changed: 0, unchanged: 0 }, 0, null],
  [{ changed: 0, unchanged: 0 }, 5, /5 of 5 products are missing/],
])('of products here %o with %i missing', (counts, missing, text) => {
  const said = describeExcess(counts, missing, 30);
  if (text === null) expect(said).toBeNull();
  else expect(said).toMatch(text);
});
