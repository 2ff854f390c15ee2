import { describe, expect, test } from 'vitest';
import { magentoCsv } from '../formats/magento.read.ts';
import { shopifyCsv } from '../formats/shopify.read.ts';
import type { ReadFormat } from '../rows/format.ts';
import { type Row, testProduct } from '../rows/test-building.ts';
import type { Mapping } from '../transfer.contract.ts';

describe('options', () => {
  const options = (mapping: Mapping, rows: Row[], format: ReadFormat) =>
    testProduct(mapping, rows, format)
      // A column of its own beside the options states a fact.
      .attributes.filter(({ name }) => !Object.hasOwn(rows[0] ?? {}, name))
      .map(({ name, value }) => `${name}=${value}`);
  const shop: Mapping = Object.fromEntries(
    ['1', '2'].flatMap((index) => [`Option${index} name`, `Option${index} value`]).map((name) => [name, 'variant']),
  );
  const option = (value: string, name = '') => ({ 'Option1 name': name, 'Option1 value': value });

  test.each<[string, Row[], string[]]>([
    ['every value once in its order', [option('S', ' Size '), option('L'), option('S')], ['Size=S, L']],
    [
      'two options',
      [{ ...option('S', 'Size'), 'Option2 name': 'Colour', 'Option2 value': 'Red' }],
      ['Size=S', 'Colour=Red'],
    ],
    ['one name for both', [{ ...option('S', 'Size'), 'Option2 name': 'Size', 'Option2 value': 'M' }], ['Size=S, M']],
    ['no name', [option('S'), option('L', 'Size')], []],
    ['the stand-in for none', [option('Default Title', 'Title')], []],
    ['a title of its own', [option('Big', 'Title')], ['Title=Big']],
    ['a default of another name', [option('Default Title', 'Size')], ['Size=Default Title']],
    ['placeholders', [option('n/a', 'Size')], []],
    ['placeholders among values', [option('n/a', 'Size'), option('L')], ['Size=L']],
    ['rows without a value', [option('', 'Size'), option('L')], ['Size=L']],
    ['markup', [option('<b>S</b>', '<i>Size</i>')], ['Size=S']],
  ])('of Shopify: %s', (_name, rows, found) => {
    expect(options(shop, rows, shopifyCsv)).toEqual(found);
  });

  test('of Magento: what variations differ in but for their SKUs', () => {
    const mapping: Mapping = { sku: 'sku', configurable_variations: 'variant' };
    const row = { sku: 'P', configurable_variations: 'sku=A,size=S,colour=Red|sku=B,size=L,colour=Red' };
    expect(options(mapping, [row], magentoCsv)).toEqual(['size=S, L', 'colour=Red']);
    expect(options(mapping, [{ sku: 'P' }], magentoCsv)).toEqual([]);
    expect(options({ sku: 'sku' }, [row], magentoCsv)).toEqual([]);
  });

  test('of Shopify are said once, though a metafield lists them in other signs', () => {
    const mapping: Mapping = { ...shop, 'Color (product.metafields.shopify.color-pattern)': 'attribute' };
    const colors = (metafield: string) =>
      testProduct(
        mapping,
        [
          { ...option('Chrome', 'Color'), 'Color (product.metafields.shopify.color-pattern)': metafield },
          option('Pale Copper'),
        ],
        shopifyCsv,
      ).attributes;
    expect(colors('chrome; pale copper')).toEqual([{ name: 'Color', value: 'Chrome, Pale Copper' }]);
    expect(colors('chrome; black')).toEqual([{ name: 'Color', value: 'Chrome, Pale Copper, black' }]);
    expect(colors('silver')).toEqual([{ name: 'Color', value: 'Chrome, Pale Copper, silver' }]);
  });
});
