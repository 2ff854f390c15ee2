// Texts in other languages from a file into the catalog and out again: imported, changed, undone, set aside, edited.
import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { ImportedProduct } from '#domain/transfer/import-products.contract.ts';
import { importFile as importInto } from '#testing/import-file.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { undoImport } from '#testing/undo-import.ts';

const app = startTestApp();

const importFile = (lines: string[] | Uint8Array, query?: string, fields?: Record<string, string>) =>
  importInto(app, Array.isArray(lines) ? lines.join('\n') : lines, query, fields);
const products = async () =>
  ((await app.call('GET', '/api/products')).body as Product[]).toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
const translations = async () => (await products()).map((product) => product.translations);
const download = async (format: string) =>
  (await app.http.inject({ url: `/api/exports/${format}`, headers: { host: 'localhost' } })).rawPayload;

const head = 'sku,name,name_de,description,description_de,name_fr';
const first = [
  head,
  'K-1,Kettle,Kessel,Boils water.,<p>Kocht Wasser.</p>,Bouilloire',
  'K-2,Teapot,Teekanne,Holds tea.,,',
];
const kessel = { de: { title: 'Kessel', description: 'Kocht Wasser.' }, fr: { title: 'Bouilloire' } };

describe('texts in other languages', () => {
  it('are stored, changed where a file says otherwise, told like other changes, and put back', async () => {
    expect(await importFile(first)).toMatchObject({ counts: { new: 2, refused: 0 }, problems: [] });
    expect(await translations()).toEqual([kessel, { de: { title: 'Teekanne' } }]);
    expect(await importFile(first)).toMatchObject({ counts: { changed: 0, unchanged: 2 } });
    expect(await importFile(['sku,price', 'K-1,20 EUR'])).toMatchObject({ counts: { changed: 1 } });
    const before = await translations();
    expect(before[0]).toEqual(kessel);

    const run = await importFile([
      head,
      'K-1,Kettle,Wasserkessel,Boils water.,,',
      'K-2,Teapot,Teekanne,Holds tea.,Für Tee.,',
    ]);
    expect(run).toMatchObject({ counts: { changed: 2, refused: 0 }, blanks: 2 });
    const listed = (await app.call('GET', `/api/imports/${run.id}/products?list=changed`)).body as ImportedProduct[];
    expect(listed.map(({ changes }) => changes.map(({ field, before, after }) => [field, before, after]))).toEqual([
      [['title (de)', 'Kessel', 'Wasserkessel']],
      [['description (de)', '', 'Für Tee.']],
    ]);
    expect(await translations()).toEqual([
      { ...kessel, de: { title: 'Wasserkessel', description: 'Kocht Wasser.' } },
      { de: { title: 'Teekanne', description: 'Für Tee.' } },
    ]);
    const [product] = await products();
    const history = (await app.call('GET', `/api/products/${product?.id}/content-history`)).body as HistoryEntry[];
    expect(history[0]).toMatchObject({
      contentType: 'translations',
      previousContent: ['title (de): Kessel'],
      newContent: ['title (de): Wasserkessel'],
    });
    expect(await undoImport(app, run)).toMatchObject({ partly: 0, left: 0 });
    expect(await translations()).toEqual(before);
  });

  it('are emptied by empty cells only where that is asked for', async () => {
    await importFile(first);
    const sparse = [head, 'K-1,Kettle,,Boils water.,,'];
    expect(await importFile(sparse)).toMatchObject({ blanks: 3, counts: { changed: 0 } });
    expect((await translations())[0]).toEqual(kessel);
    expect(await importFile(sparse, '', { emptyCells: 'empty' })).toMatchObject({ blanks: 3, counts: { changed: 1 } });
    expect((await translations())[0]).toEqual({});
  });

  it('come in rows of their own, also of a product that only the catalog has', async () => {
    const columns = 'sku,language,name,price';
    const dry = [columns, 'R-1,en,Rug,50 EUR', 'R-2,en,Mat,9 EUR', 'R-1,nl,Kleed,50 EUR'];
    expect(await importFile(dry)).toMatchObject({ counts: { new: 2, refused: 0 } });
    expect(await translations()).toEqual([{ nl: { title: 'Kleed' } }, {}]);
    const more = await importFile([
      columns,
      'R-1,en,Rug,55 EUR',
      'R-1,nl,Tapijt,1 EUR',
      'R-2,nl,Mat,1 EUR',
      'R-9,nl,Niets,1 EUR',
    ]);
    expect(more).toMatchObject({
      counts: { read: 3, changed: 2, refused: 1 },
      problems: expect.arrayContaining([
        expect.objectContaining({
          row: 5,
          reason: expect.stringMatching(
            /^This row holds a text in another language \(Dutch\), and the file has no row of the product “R-9” itself\./,
          ),
        }),
      ]),
    });
    const after = await products();
    expect(after.map(({ title, price }) => [title, price])).toEqual([
      ['Rug', '55 EUR'],
      ['Mat', '9 EUR'],
    ]);
    expect(after.map((product) => product.translations)).toEqual([
      { nl: { title: 'Tapijt' } },
      { nl: { title: 'Mat' } },
    ]);
  });

  it('go out and come back unchanged, and go with a product that is set aside or deleted', async () => {
    await importFile(first);
    const before = await products();
    for (const format of ['xlsx', 'json'])
      expect(await importFile(await download(format))).toMatchObject({ counts: { changed: 0, unchanged: 2, new: 0 } });
    const id = before[0]?.id ?? 0;
    const selection = { ids: [id] };
    await runToEnd(app, { action: 'set-aside', selection });
    expect(await translations()).toEqual([{ de: { title: 'Teekanne' } }]);
    const aside = await importFile([head, 'K-1,Kettle,Kessel,Boils water.,Kocht Wasser.,Bouilloire bleue']);
    expect(aside).toMatchObject({ setAside: 1, counts: { changed: 1 } });
    await runToEnd(app, { action: 'bring-back', selection });
    const back = { ...kessel, fr: { title: 'Bouilloire bleue' } };
    expect((await translations())[0]).toEqual(back);
    expect((await app.call('DELETE', `/api/products/${id}`)).status).toBe(204);
    expect((await app.call('POST', `/api/products/${id}/restore`)).status).toBe(200);
    expect((await translations())[0]).toEqual(back);
  });

  it('are given and edited over the API, and an edit by hand stays', async () => {
    const made = await app.call('POST', '/api/products', {
      ...{ sku: 'A-1', title: 'Apron' },
      translations: { de_at: { title: 'Schürze', bullets: ['', 'Blau'] }, fr: {} },
    });
    expect(made).toMatchObject({
      status: 201,
      body: { translations: { 'de-AT': { title: 'Schürze', bullets: ['Blau'] } } },
    });
    const { id } = made.body as Product;
    const edited = await app.call('PATCH', `/api/products/${id}`, {
      translations: { 'de-AT': { title: 'Kochschürze' } },
    });
    expect(edited.body).toMatchObject({ translations: { 'de-AT': { title: 'Kochschürze' } } });
    expect(await importFile(['sku,title,title (de-AT)', 'A-1,Apron,Schurz'])).toMatchObject({
      counts: { changed: 0 },
      edited: 1,
    });
    expect((await translations())[0]).toEqual({ 'de-AT': { title: 'Kochschürze' } });
    const wrong = await app.call('PATCH', `/api/products/${id}`, { translations: { '(de)': { title: 'x' } } });
    expect(wrong.status).toBe(400);
  });

  it('are said not to be taken beyond forty languages, in the dry run and the import', async () => {
    const tags =
      'zu fr es it nl pl pt sv da fi nb cs sk hu ro bg el tr ru uk hr sl lt lv et ja ko zh ar he hi th vi is ms fa ca eu gl ga';
    const texts = Object.fromEntries(tags.split(' ').map((tag) => [tag, { title: `Kettle ${tag}` }]));
    await importFile([JSON.stringify([{ sku: 'K-1', title: 'Kettle', translations: texts }])]);
    expect(Object.keys((await translations())[0] ?? {})).toHaveLength(40);
    for (const query of ['?dryRun=true', ''])
      expect(await importFile(['sku,name,name (de)', 'K-1,Kettle,Wasserkocher'], query)).toMatchObject({
        counts: { unchanged: 1, refused: 0 },
        problems: expect.arrayContaining([
          {
            ...{ row: 2, column: null, value: 'de' },
            reason: 'The product has texts in more than 40 languages. The others were skipped.',
          },
        ]),
      });
  });
});

it.each(['rows', 'all'])(
  'an import by %s says what is left out of rows in other languages, as its dry run does',
  async (mode) => {
    const file = [
      'sku,store_view_code,name,description,price',
      'M-1,,Mug,Holds coffee.,5.00',
      'M-1,de,Becher,Hält Kaffee.,6.00',
    ];
    const dry = await importFile(file, '?dryRun=true');
    expect(dry.problems.map(({ reason }) => reason)).toContainEqual(
      expect.stringMatching(/other columns of these rows are not imported/),
    );
    const run = await importFile(file, `?mode=${mode}`);
    expect(run).toMatchObject({ state: 'done', problemCount: dry.problemCount, problems: dry.problems });
  },
);
