import { describe, expect, it } from 'vitest';
import type { ImportCounts, ImportFormat, Mapping } from '../transfer.contract.ts';
import { type DryRunFigures, describeStop } from './look-before-import.ts';

const mapping: Mapping = { SKU: 'sku', Title: 'title', Price: 'price', 'sale price': 'attribute' };
const profile = {
  format: 'csv' as ImportFormat,
  columns: ['price', 'sale price', 'sku', 'title'],
  mapping,
  stopAbove: 30 as number | null,
};
const figures: DryRunFigures = {
  format: 'csv',
  columns: profile.columns,
  counts: { read: 10, new: 0, changed: 2, unchanged: 8, refused: 0 },
  missing: 0,
};
const counted = (counts: Partial<ImportCounts>): DryRunFigures => ({
  ...figures,
  counts: { read: 10, new: 0, changed: 0, unchanged: 0, refused: 0, ...counts },
});

describe('an import without anybody looking', () => {
  it('goes on where columns are as ever and little changes', () => {
    expect(describeStop(profile, figures)).toBeNull();
  });

  it('stops where columns changed, and says which', () => {
    const columns = ['a', 'b', 'c', 'cost', 'sale price', 'sku', 'title'];
    expect(describeStop(profile, { ...figures, columns })).toBe(
      'Nothing was imported: the columns of the file changed (missing “price”; new “a”, “b”, “c” and 1 more).',
    );
    expect(describeStop(profile, { ...figures, format: 'json' })).toBe(
      'Nothing was imported: the format of the file changed.',
    );
  });

  it('stops where too much would change or is missing, if a share is set', () => {
    const half = counted({ changed: 5, unchanged: 5 });
    expect(describeStop(profile, half)).toMatch(/^Nothing was imported: 5 of 10 products would change/);
    expect(describeStop(profile, { ...figures, missing: 10 })).toMatch(/10 of 20 products are missing/);
    expect(describeStop({ ...profile, stopAbove: null }, { ...half, missing: 10 })).toBeNull();
  });

  it('stops where nothing can be imported', () => {
    expect(describeStop({ ...profile, stopAbove: null }, counted({ refused: 10 }))).toBe(
      'Nothing was imported: no product of the file can be imported.',
    );
  });

  it('stops where more products are invalid than the share, if one is set', () => {
    const nearlyAll = counted({ read: 100, unchanged: 2, refused: 98 });
    expect(describeStop(profile, nearlyAll)).toBe(
      'Nothing was imported: 98 of 100 products in the file are invalid, more than 30 %. Check them, then import the file yourself.',
    );
    expect(describeStop(profile, counted({ new: 7, refused: 3 }))).toBeNull();
    expect(describeStop({ ...profile, stopAbove: null }, nearlyAll)).toBeNull();
  });
});

describe.each(['json', 'jsonl', 'xml', 'google-xml'] as const)(
  'of a %s file, whose products name what they have',
  (format) => {
    const feed = { ...profile, format };
    const of = (columns: string[]): DryRunFigures => ({ ...figures, format, columns });

    it('goes on without a field that no product has today, and with new ones', () => {
      expect(describeStop(feed, of(['price', 'sku', 'title']))).toBeNull();
      expect(describeStop(feed, of(['color', 'price', 'sale price', 'sku', 'title']))).toBeNull();
    });

    it('stops where no product has what names it, or a title', () => {
      expect(describeStop(feed, of(['name', 'price', 'sku']))).toBe(
        'Nothing was imported: the columns of the file changed (missing “title”; new “name”).',
      );
      expect(describeStop(feed, of(['sale price', 'title']))).toMatch(/\(missing “sku”\)\.$/);
      const byId = { ...feed, columns: ['id', 'title'], mapping: { id: 'id', title: 'title' } as Mapping };
      expect(describeStop(byId, of(['title']))).toMatch(/\(missing “id”\)\.$/);
    });

    it('stops where it comes in another format', () => {
      expect(describeStop(feed, { ...of(feed.columns), format: 'csv' })).toBe(
        'Nothing was imported: the format of the file changed.',
      );
    });
  },
);
