import { describe, expect, it } from 'vitest';
import { describeStop } from './look-before-import.ts';

const profile = { columns: ['price', 'sku', 'title'], stopAbove: 30 };
const figures = {
  isRecognized: true,
  columns: profile.columns,
  counts: { new: 0, changed: 2, unchanged: 8, refused: 0 },
  missing: 0,
};

describe('an import without anybody looking', () => {
  it('goes on where columns are as ever and little changes', () => {
    expect(describeStop(profile, figures)).toBeNull();
  });

  it('stops where columns changed, and says which', () => {
    const columns = ['cost', 'sku', 'title', 'a', 'b', 'c'];
    expect(describeStop(profile, { ...figures, isRecognized: false, columns })).toBe(
      'Nothing was imported: the columns of the file changed (missing “price”; new “cost”, “a”, “b” and 1 more).',
    );
    expect(describeStop(profile, { ...figures, isRecognized: false })).toBe(
      'Nothing was imported: the format of the file changed.',
    );
  });

  it('stops where too much would change or is missing, if a share is set', () => {
    const counts = { ...figures.counts, changed: 5, unchanged: 5 };
    expect(describeStop(profile, { ...figures, counts })).toMatch(
      /^Nothing was imported: 5 of 10 products would change/,
    );
    expect(describeStop(profile, { ...figures, missing: 10 })).toMatch(/10 of 20 products are missing/);
    expect(describeStop({ ...profile, stopAbove: null }, { ...figures, counts, missing: 10 })).toBeNull();
  });

  it('stops where nothing can be imported', () => {
    const counts = { new: 0, changed: 0, unchanged: 0, refused: 4 };
    expect(describeStop({ ...profile, stopAbove: null }, { ...figures, counts })).toBe(
      'Nothing was imported: no product of the file can be imported.',
    );
  });
});
