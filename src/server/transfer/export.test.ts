import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { dropLast } from '#domain/images/image-detail.ts';
import { escapeXml } from '#domain/transfer/cells/write-cell.ts';
import { exportFormats } from '#domain/transfer/export.contract.ts';
import { sheetPath } from '#domain/transfer/files/write-sheet.ts';
import { writeFormats } from '#domain/transfer/formats/write-formats.ts';
import type { ExportItem } from '#domain/transfer/record.ts';
import { exportStream } from './export.ts';
import { afterImport, contentOf, exportBytes, itemOf, planAll, readBytes } from './export-fixtures.ts';

const images = ['https://shop.example/front.jpg', 'https://shop.example/side,left.jpg?v=1&w=2'];
const full: SourceProduct = {
  sku: 'MUG-1',
  title: 'Mug, 12" "Café" – שלום 🧶',
  description: 'First paragraph & more.\n\nSecond < one,\nwith a line.',
  bullets: ['Holds 350 ml', '5" tall, dishwasher safe'],
  images,
  imageAlts: ['Mug, 12" – שלום', 'Left side | with handle'],
  price: '49.90',
  category: 'Kitchen',
  subcategory: null,
  brand: 'Acme & Söhne',
  retailer: null,
  attributes: [
    { name: 'Material', value: 'Stoneware' },
    { name: 'Care', value: 'Wash by hand, dry; 30 °C' },
  ],
};

/** Google knows some facts as fields of its own, written small; facts are matched without regard to case. */
const lower = (product: SourceProduct) => ({
  ...product,
  attributes: product.attributes.map(({ name, value }) => ({ name: name.toLowerCase(), value })),
});

describe.each(exportFormats)('an export to %s', (format) => {
  /** Google has no field for alt texts. */
  const carried = (product: SourceProduct) => lower(format === 'google' ? { ...product, imageAlts: [] } : product);

  it('is read as the product it was made from', async () => {
    const file = await readBytes(await exportBytes(format, [itemOf(full)]));
    expect(file.refused).toEqual([]);
    expect(file.products.map((read) => lower(read.product))).toEqual([carried(full)]);
  });

  it('holds approved parts and nothing of pending or rejected ones', async () => {
    const parts = {
      title: 'Better mug',
      description: 'Better words.',
      bullets: ['=SUM(A1)', '-12 °C proof'],
      images: images.toReversed(),
    };
    const item = (sku: string, status: 'approved' | 'pending' | 'rejected') =>
      itemOf({ ...full, sku }, { content: contentOf(parts, status, 'built-in') });
    const items = [item('A-1', 'approved'), item('A-2', 'pending'), item('A-3', 'rejected')];
    const { products } = await readBytes(await exportBytes(format, items));
    expect(products.map((read) => lower(read.product))).toEqual([
      carried({ ...full, sku: 'A-1', ...parts, imageAlts: full.imageAlts.toReversed() }),
      carried({ ...full, sku: 'A-2' }),
      carried({ ...full, sku: 'A-3' }),
    ]);
  });

  it('gives an empty catalogue a head and no product', async () => {
    const bytes = await exportBytes(format, []);
    expect(bytes.length).toBeGreaterThan(0);
    if (format === 'xlsx') expect(bytes.subarray(0, 2).toString()).toBe('PK');
    else expect(bytes.toString()).not.toMatch(/undefined|<item>|MUG/);
  });

  it('imports unchanged and exports the same again, whatever the texts are', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.stringMatching(/^[=+\-@'\t]{1,3}[A-Z(1-9]{0,6}$/),
      fc.constantFrom(
        '<b>bold</b> & <script>x</script>',
        '&amp;lt;',
        '• one\n• two',
        '["a","b"]',
        'C:\\new\\r\\n',
        'a | b | c',
        'null',
        ' x ',
        'Features:',
        'x\r\ny',
        ']]>',
        '_x0041_',
        '١٢٣ نص',
        '"',
        "'=1",
      ),
    );
    const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{2,8}$/);
    const url = fc.webUrl({ withQueryParameters: true }).map((address) => `${address.split('#')[0]}/i.jpg`);
    const nullable = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { nil: null });
    const source = fc.record<SourceProduct>({
      sku: fc.oneof(word, fc.stringMatching(/^[A-Z]{2}[-_/. ]?\d{1,6}$/)),
      title: word.map((name) => `${name} mug`),
      description: text,
      bullets: fc.array(text, { maxLength: 4 }),
      images: fc.uniqueArray(url, { maxLength: 14 }),
      imageAlts: fc.constant([]),
      price: nullable(fc.constantFrom('49.90', '49.90 USD', '$1,250.00', '1 299 Kč', '9,90 €')),
      category: nullable(fc.oneof(word, fc.constant('Home & Garden, Tools'))),
      subcategory: nullable(word),
      brand: nullable(fc.oneof(word, fc.constant('Acme, Inc.'))),
      retailer: nullable(word),
      attributes: fc.uniqueArray(
        fc.record({
          name: fc.oneof(
            word,
            fc.constantFrom(
              'Type',
              'EAN',
              'Short description',
              'Colour (main)',
              'color',
              'Größe',
              'SKU',
              '=x',
              'Image',
            ),
          ),
          value: fc.oneof(text, fc.constant('4006381333931')),
        }),
        {
          selector: ({ name }) => name.toLowerCase(),
          maxLength: 5,
        },
      ),
    });
    const parts = fc.record({
      title: text,
      description: text,
      bullets: fc.array(text, { maxLength: 4 }),
      images: fc.uniqueArray(url, { maxLength: 14 }),
      imageAlts: fc.array(text, { maxLength: 14 }),
    });
    const described = fc
      .tuple(source, fc.array(text, { maxLength: 14 }))
      .map(([product, alts]) => ({ ...product, imageAlts: dropLast(alts.slice(0, product.images.length)) }));
    const content = fc.option(
      fc.tuple(
        parts,
        fc.constantFrom('approved', 'pending') as fc.Arbitrary<'approved' | 'pending'>,
        fc.constantFrom('built-in', 'person') as fc.Arbitrary<'built-in' | 'person'>,
      ),
      { nil: null },
    );
    const items = fc
      .uniqueArray(fc.tuple(described, content), {
        selector: ([product]) => product.sku.toLowerCase(),
        minLength: 1,
        maxLength: 3,
      })
      .map((all) =>
        all.map(([product, written]): ExportItem => itemOf(product, { content: written && contentOf(...written) })),
      );
    await fc.assert(
      fc.asyncProperty(items, async (known) => {
        const first = await exportBytes(format, known);
        const file = await readBytes(first);
        expect(file.refused).toEqual([]);
        const plans = planAll(known, file);
        expect(plans.map(({ sku, isKnown, changes }) => ({ sku, isKnown, changes }))).toEqual(
          known.map(({ product: { sku } }) => ({ sku, isKnown: true, changes: [] })),
        );
        const second = await exportBytes(format, afterImport(known, file));
        expect(second.equals(first)).toBe(true);
      }),
      // A workbook is read in a worker of its own, which takes its time to start.
      { numRuns: format === 'xlsx' ? 8 : 60 },
    );
  });

  it('names its file', () => {
    expect(writeFormats[format].fileName).toMatch(/^copydesk-[a-z]+\.(csv|xml|json|xlsx)$/);
  });
});

const unpackSheet = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)[sheetPath] ?? new Uint8Array());
const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '=HYPERLINK("http://evil.example")',
  '\t=1',
  'x;=1',
  "x;+1+cmd|' /C calc'!A0",
  '\r=1',
  '＝1',
  '+1-555-0100',
];
const numbers = ['-5', '+49.90', '+420123456789'];

describe.each(['shopify', 'woocommerce', 'xlsx'] as const)('formulas in an export to %s', (format) => {
  it.each([...formulas.map((text) => [text, true] as const), ...numbers.map((text) => [text, false] as const)])(
    '%j: guarded %s',
    async (text, isGuarded) => {
      const cell = {
        format: 'shopify-csv' as const,
        rows: [
          { Handle: 'mug', Title: 'Mug', 'Body (HTML)': 'A mug.', Vendor: 'Acme', Tags: text, 'Variant SKU': 'MUG-1' },
        ],
      };
      const own = itemOf(
        { title: 'Mug', brand: 'Acme', attributes: [{ name: 'Tags', value: text }] },
        format === 'shopify' ? { source: cell } : {},
      );
      const bytes = await exportBytes(format, [own]);
      const { products } = await readBytes(bytes);
      expect(products[0]?.source.rows.flatMap((row) => Object.values(row))).toContain(text);
      const written = format === 'xlsx' ? unpackSheet(bytes) : bytes.toString().replaceAll('""', '"');
      // Inside a cell too: a spreadsheet set to another separator parts the line there.
      const inner = (cell: string) => cell.replace(/(?<=[;\t\r\n])(?=[=+])/, "'");
      const shown = format === 'xlsx' ? escapeXml(inner(text)).replace('&#13;', '_x000D_') : inner(text);
      expect(written).toContain(shown);
      expect(written.includes(`'${shown}`)).toBe(isGuarded && !text.startsWith('x'));
      if (format === 'xlsx') expect(written).not.toMatch(/<f>|<v>/);
      else expect(written).not.toMatch(/(^|[,;\t\n])"?[=@]/);
    },
  );
});

describe('exportStream', () => {
  it('waits for its reader', async () => {
    let asked = 0;
    async function* endless(): AsyncGenerator<ExportItem> {
      for (;;) {
        asked += 1;
        yield itemOf({ ...full, sku: `S-${asked}`, description: 'x'.repeat(1_000) });
      }
    }
    const stream = await exportStream('json', endless());
    await new Promise((resolve) => stream.once('readable', resolve));
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    expect(asked).toBeLessThan(400);
    stream.destroy();
  });

  it('ends with the fault of its source', async () => {
    async function* broken(): AsyncGenerator<ExportItem> {
      yield itemOf(full);
      throw new Error('The database is gone');
    }
    await expect(exportStream('shopify', broken())).rejects.toThrow('The database is gone');
    const stream = await exportStream('json', broken());
    await expect(stream.toArray()).rejects.toThrow('The database is gone');
  });

  it('a text no Excel cell can hold is cut between words, said by the check, and comes back as no change', async () => {
    const long = itemOf({ ...full, sku: 'LONG-1', description: 'Holds tea. '.repeat(4_000).trim() });
    const { findCuts } = writeFormats.xlsx;
    expect(findCuts?.(long)).toEqual([
      { kind: 'cut', reason: 'Description is longer than an Excel cell can be, so its end is left out' },
    ]);
    expect(findCuts?.(itemOf(full))).toEqual([]);
    const file = await readBytes(await exportBytes('xlsx', [itemOf(full), long]));
    const cut = file.products[1]?.product.description ?? '';
    expect(long.product.description.startsWith(cut)).toBe(true);
    expect(cut.length).toBeGreaterThan(32_000);
    expect(cut).toMatch(/(?:Holds|tea\.)$/);
    expect(planAll([long], await readBytes(await exportBytes('xlsx', [long]))).map(({ changes }) => changes)).toEqual([
      [],
    ]);
  });

  it('refuses a table of more columns than an import can read', async () => {
    const attributes = Array.from({ length: 2_001 }, (_each, index) => ({ name: `Fact ${index}`, value: 'x' }));
    await expect(exportBytes('shopify', [itemOf({ ...full, attributes })])).rejects.toMatchObject({
      code: 'TOO_LARGE',
    });
  });

  it('gives the same bytes at another time', async () => {
    const first = await exportBytes('xlsx', [itemOf(full)]);
    // The archive a sheet is packed in counts time in steps of two seconds.
    vi.setSystemTime(Date.now() + 60_000);
    expect((await exportBytes('xlsx', [itemOf(full)])).equals(first)).toBe(true);
  });
});
