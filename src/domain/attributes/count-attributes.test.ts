import { describe, expect, test } from 'vitest';
import { type CountedProduct, startTally } from './count-attributes.ts';

const product = (attributes: [string, string][], drafts: Partial<CountedProduct> = {}): CountedProduct => ({
  attributes: attributes.map(([name, value]) => ({ name, value })),
  hasDraft: false,
  hasTitleDraft: false,
  ...drafts,
});
const count = (products: CountedProduct[], most?: number) => {
  const tally = startTally(most);
  for (const each of products) tally.add(each);
  return tally;
};

describe('the names of a catalogue', () => {
  test('are counted by their key, a product once however often it writes it, under the name most products write', () => {
    const tally = count([
      product([
        ['Frame-Color', 'Red'],
        ['frame color', 'Blue'],
      ]),
      product([['Frame Color', 'Red']]),
      product([['Frame Color', 'Green']]),
    ]);
    expect(tally.list()).toEqual([
      {
        key: 'frame color',
        name: 'Frame Color',
        products: 3,
        drafts: 0,
        titleDrafts: 0,
        samples: ['Red', 'Blue', 'Green'],
      },
    ]);
  });

  test('are counted with the drafts that wait, titles apart', () => {
    const [material] = count([
      product([['Material', 'Oak']], { hasDraft: true, hasTitleDraft: true }),
      product([['Material', 'Oak']], { hasDraft: true }),
      product([['Material', 'Oak']]),
    ]).list();
    expect(material).toMatchObject({ products: 3, drafts: 2, titleDrafts: 1, samples: ['Oak'] });
  });

  test('show five samples as plain text, long ones by their start', () => {
    const [care] = count(
      ['<b>Wipe</b>', ' ', 'x'.repeat(200), 'three', 'four', 'five', 'six'].map((value) => product([['Care', value]])),
    ).list();
    expect(care?.samples).toEqual(['Wipe', `${'x'.repeat(79)}…`, 'three', 'four', 'five']);
  });

  test('without a letter or digit are left out: nothing can be stated under them', () => {
    expect(count([product([['--', 'x']]), product([['..', 'x']])]).list()).toEqual([]);
  });

  test('beyond the most that are kept are left out, and the tally says so', () => {
    const tally = count([product(['a', 'b', 'c'].map((name) => [name, 'x'])), product([['a', 'y']])], 2);
    expect(tally.list().map(({ key, products }) => [key, products])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect([tally.isCut(), count([product([['a', 'x']])], 2).isCut()]).toEqual([true, false]);
  });
});
