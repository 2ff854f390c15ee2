import { describe, expect, test } from 'vitest';
import type { AttributeCount } from './count-attributes.ts';
import { type AttributeFilter, listAttributes, type StoredChoice } from './list-attributes.ts';

const count = (key: string, products: number, name = key): AttributeCount => ({
  key,
  name,
  products,
  drafts: 1,
  titleDrafts: 0,
  samples: ['Oak'],
});
const counts = [count('stock level', 9, 'stock_level'), count('colour', 3, 'Colour'), count('material', 9, 'Material')];
const list = (filter: AttributeFilter = {}, choices: StoredChoice[] = []) => listAttributes(counts, choices, filter);
const keysOf = (filter: AttributeFilter, choices?: StoredChoice[]) => list(filter, choices).map(({ key }) => key);

describe('the attributes of a catalogue', () => {
  test('stand most products first, each with the use of the table', () => {
    expect(list().map(({ key, label, use, isChosen }) => [key, label, use, isChosen])).toEqual([
      ['material', 'Material', 'told', false],
      ['stock level', 'Stock level', 'hidden', false],
      ['colour', 'Colour', 'title', false],
    ]);
  });

  test('have the use that was chosen, beside the default', () => {
    const choices: StoredChoice[] = [{ key: 'material', name: 'Material', use: 'hidden' }];
    expect(list({}, choices)[0]).toEqual({
      key: 'material',
      label: 'Material',
      name: 'Material',
      products: 9,
      drafts: 1,
      titleDrafts: 0,
      samples: ['Oak'],
      use: 'hidden',
      defaultUse: 'told',
      isChosen: true,
    });
  });

  test('hold a choice whose name no product carries any more', () => {
    const gone: StoredChoice = { key: 'framecolor', name: 'frameColor', use: 'told' };
    expect(list({}, [gone]).at(-1)).toMatchObject({
      key: 'framecolor',
      name: 'frameColor',
      label: 'Frame color',
      products: 0,
      use: 'told',
      defaultUse: 'hidden',
      isChosen: true,
    });
  });

  test.each<[AttributeFilter, string[]]>([
    [{ use: 'hidden' }, ['stock level']],
    [{ search: 'STOCK_' }, ['stock level']],
    [{ search: 'stock l' }, ['stock level']],
    [{ search: 'color' }, ['colour']],
    [{ search: '  ' }, ['material', 'stock level', 'colour']],
    [{ search: 'l', use: 'told' }, ['material']],
    [{ search: 'zeppelin' }, []],
  ])('pass the filter %j', (filter, keys) => {
    expect(keysOf(filter)).toEqual(keys);
  });

  test('are filtered by what was chosen, not by the default', () => {
    const choices: StoredChoice[] = [{ key: 'material', name: 'Material', use: 'hidden' }];
    expect(keysOf({ use: 'hidden' }, choices)).toEqual(['material', 'stock level']);
    expect(keysOf({ use: 'told' }, choices)).toEqual([]);
  });
});
