import { describe, expect, it } from 'vitest';
import { columnsInCommon, columnsKey, foldColumns, leastInCommon, translateMapping } from './recognition.ts';
import { suggestProfile } from './suggestion.ts';

const own = foldColumns(['Art. Nr', 'Zolltarif', 'Warengruppe X', 'Titel', 'Preis']);

describe('columns of a file', () => {
  it('are the same in any order and case', () => {
    expect(foldColumns(['Preis', 'ART-NR', 'titel', 'Titel', ''])).toEqual(foldColumns(['titel', 'Art. Nr', 'PREIS']));
    expect(columnsKey('csv', own)).not.toBe(columnsKey('xlsx', own));
  });

  it('have less in common the more differ, names of a shop more than known ones', () => {
    expect(columnsInCommon(own, own)).toBe(1);
    const withoutKnown = columnsInCommon(
      own,
      own.filter((name) => name !== 'preis'),
    );
    const withoutOwn = columnsInCommon(
      own,
      own.filter((name) => name !== 'zolltarif'),
    );
    expect(withoutKnown).toBeGreaterThan(withoutOwn);
    expect(withoutOwn).toBeGreaterThan(leastInCommon);
    expect(columnsInCommon(own, foldColumns(['SKU', 'Titel', 'Preis']))).toBeLessThan(leastInCommon);
    expect(columnsInCommon([], [])).toBe(0);
  });

  it('take the mapping of columns written otherwise', () => {
    expect(translateMapping({ 'Art. Nr': 'sku', Titel: 'title', Alt: 'ignore' }, ['ART NR', 'Titel', 'Neu'])).toEqual({
      'ART NR': 'sku',
      Titel: 'title',
    });
  });
});

describe('the profile of a file', () => {
  const acme = { id: 1, format: 'csv', columns: own };
  const file = { format: 'csv' as const, columns: own, first: 50, brought: new Map([[1, 30]]), isOfShops: false };

  it('is used by itself with exactly its columns and some of its products', () => {
    expect(suggestProfile(file, [acme])).toEqual({ profileId: 1, isSame: true });
    expect(suggestProfile({ ...file, brought: new Map() }, [acme])).toEqual({ profileId: 1, isSame: false });
    expect(suggestProfile({ ...file, format: 'xlsx' }, [acme])).toEqual({ profileId: 1, isSame: false });
    expect(suggestProfile({ ...file, columns: [...own, 'neu'] }, [acme])).toEqual({ profileId: 1, isSame: false });
  });

  it('is none where little is the same', () => {
    expect(suggestProfile({ ...file, columns: foldColumns(['SKU', 'Titel', 'Preis']) }, [acme])).toBeNull();
    expect(suggestProfile(file, [])).toBeNull();
  });

  it('is decided by products where many shops have these columns', () => {
    expect(suggestProfile({ ...file, isOfShops: true, brought: new Map([[1, 1]]) }, [acme])).toBeNull();
    const known = { ...file, columns: foldColumns(['sku', 'title', 'price']) };
    const plain = { ...acme, columns: known.columns };
    expect(suggestProfile({ ...known, brought: new Map() }, [plain])).toBeNull();
    expect(suggestProfile(known, [plain])).toEqual({ profileId: 1, isSame: true });
    const two = [plain, { ...plain, id: 2 }];
    expect(
      suggestProfile(
        {
          ...known,
          brought: new Map([
            [1, 8],
            [2, 30],
          ]),
        },
        two,
      ),
    ).toEqual({ profileId: 2, isSame: true });
    expect(
      suggestProfile(
        {
          ...known,
          brought: new Map([
            [1, 30],
            [2, 30],
          ]),
        },
        two,
      ),
    ).toMatchObject({ isSame: false });
  });
});
