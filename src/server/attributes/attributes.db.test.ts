// What a workspace decides of attributes: listed with the catalogue's counts, chosen, and heeded by everything that drafts or goes to a provider.
import { describe, expect, it } from 'vitest';
import type { AttributeCountState, CatalogueAttribute } from '#domain/attributes/attributes.contract.ts';
import { textParts } from '#domain/parts/parts.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { optimizedContents, products } from '#server/database/schema.ts';
import { addProduct, sourceProduct } from '#testing/factories.ts';
import { lamp } from '#testing/lamp.ts';
import { startModelApp } from '#testing/model-app.ts';
import { sayParts } from '#testing/model-double.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const models = startModelApp(app);

const pair = ([name, value]: [string, string]) => ({ name, value });
const add = (...attributes: [string, string][]) => addProduct(app.database.db, { attributes: attributes.map(pair) });
const list = async (query = '') => (await app.call('GET', `/api/attributes${query}`)).body as CatalogueAttribute[];
const one = async (key: string) =>
  (await app.call('GET', `/api/attributes/${encodeURIComponent(key)}`)).body as CatalogueAttribute;
const choose = async (key: string, use: string | null) => {
  const reply = await app.call('PUT', `/api/attributes/${encodeURIComponent(key)}`, { use });
  expect(reply.status, reply.text).toBe(200);
  return reply.body as CatalogueAttribute;
};
const generate = async (id: number, body: object = {}) => {
  const reply = await app.call('POST', `/api/products/${id}/generate-optimized-content`, body);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as FlatContent;
};

describe('the list', () => {
  it('counts every name of the catalogue as it is now', async () => {
    expect(await list()).toEqual([]);
    await add(['Material', 'Oak'], ['stock_level', '12']);
    await add(['material', 'Birch']);
    await add(['Material', 'Oak']);
    expect(await list()).toEqual([
      {
        key: 'material',
        label: 'Material',
        name: 'Material',
        products: 3,
        drafts: 0,
        titleDrafts: 0,
        samples: ['Oak', 'Birch'],
        use: 'told',
        defaultUse: 'told',
        isChosen: false,
      },
      expect.objectContaining({ key: 'stock level', label: 'Stock level', name: 'stock_level', use: 'hidden' }),
    ]);
    const id = await add(['Material', 'Ash']);
    expect(await one('material')).toMatchObject({ products: 4 });
    await app.call('DELETE', `/api/products/${id}`);
    expect(await one('material')).toMatchObject({ products: 3 });
    expect((await app.call('GET', '/api/attribute-count')).body).toEqual({
      counted: 3,
      products: 3,
      isCounting: false,
      countedAt: '2026-11-21T10:00:00.000Z',
      isCut: false,
    } satisfies AttributeCountState);
  });

  it('counts more products than one statement reads', async () => {
    const many = Array.from({ length: 505 }, () => sourceProduct({ attributes: [pair(['Batch', 'A'])] }));
    await app.database.db.insert(products).values(many);
    expect(await one('batch')).toMatchObject({ products: 505 });
  });

  it('is searched, filtered by use, and given a page at a time', async () => {
    await add(['Material', 'Oak'], ['Color', 'Red'], ['Finish', 'Matt'], ['stock_level', '1'], ['Voucher', 'X']);
    await add(['Material', 'Oak']);
    expect((await list('?use=hidden')).map(({ key }) => key)).toEqual(['stock level', 'voucher']);
    expect((await list('?search=FIN')).map(({ key }) => key)).toEqual(['finish']);
    const first = await app.call('GET', '/api/attributes?limit=2');
    const keysOf = (body: unknown) => (body as CatalogueAttribute[]).map(({ key }) => key);
    expect([first.headers['x-total-count'], ...keysOf(first.body)]).toEqual(['5', 'material', 'color']);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    expect(keysOf((await app.call('GET', next)).body)).toEqual(['finish', 'stock level']);
    const last = await app.call('GET', '/api/attributes?limit=2&page=3');
    expect([last.headers.link, ...keysOf(last.body)]).toEqual([undefined, 'voucher']);
    expect(keysOf((await app.call('GET', '/api/attributes?limit=2&page=9')).body)).toEqual([]);
  });
});

describe('a choice', () => {
  it('holds until it is taken back, whichever way products write the name', async () => {
    await add(['pa_Frame-Maker', 'Orvik']);
    expect(await choose('frame maker', 'title')).toMatchObject({ use: 'title', defaultUse: 'hidden', isChosen: true });
    expect(await list()).toMatchObject([{ key: 'frame maker', name: 'pa_Frame-Maker', use: 'title', isChosen: true }]);
    expect(await choose('frame maker', 'told')).toMatchObject({ use: 'told' });
    expect(await choose('frame maker', null)).toMatchObject({ use: 'hidden', isChosen: false });
    expect(await list()).toMatchObject([{ use: 'hidden', isChosen: false }]);
  });

  it('outlives the products that carry the name, and can be taken back then', async () => {
    const id = await add(['frameFinish', 'Matt']);
    await choose('framefinish', 'told');
    await app.call('DELETE', `/api/products/${id}`);
    expect(await list()).toMatchObject([{ key: 'framefinish', name: 'frameFinish', products: 0, use: 'told' }]);
    await choose('framefinish', null);
    expect(await list()).toEqual([]);
  });

  it.each(['size (eu/uk)', '50 % wool?', 'farbe & größe', 'x'.repeat(200)])(
    'can be made for the key %s',
    async (key) => {
      expect(await choose(key, 'told')).toMatchObject({ key, isChosen: true });
      expect(await list('?use=told')).toMatchObject([{ key }]);
    },
  );

  it.each([
    ['Material', { use: 'told' }],
    ['stock_level', { use: 'told' }],
    ['material', { use: 'shouted' }],
    ['material', {}],
  ])('of %s as %j is refused', async (key, body) => {
    const reply = await app.call('PUT', `/api/attributes/${key}`, body);
    expect([reply.status, (reply.body as { code: string }).code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('names the drafts it concerns and changes none: not those decided, nor those a person wrote', async () => {
    const [waiting, decided, edited] = [
      await add(['Care', 'Wipe']),
      await add(['Care', 'Wipe']),
      await add(['Care', 'Wipe']),
    ];
    await add(['Care', 'Wipe']);
    for (const id of [waiting, decided, edited]) await generate(id);
    const patch = (id: number, body: object) => app.call('PATCH', `/api/products/${id}/optimized-content`, body);
    const approved = Object.fromEntries(textParts.map((part) => [`${part}Status`, 'approved']));
    await patch(decided, { ...approved, descriptionStatus: 'rejected' });
    await patch(edited, { title: 'A mug of our own' });
    const before = await app.database.db.select().from(optimizedContents).orderBy(optimizedContents.id);
    expect(await choose('care', 'hidden')).toMatchObject({ products: 4, drafts: 2, titleDrafts: 1 });
    expect(await one('care')).toMatchObject({ products: 4, drafts: 2, titleDrafts: 1 });
    expect(await app.database.db.select().from(optimizedContents).orderBy(optimizedContents.id)).toEqual(before);
  });
});

describe('what is hidden reaches nobody, and what is switched on is used', () => {
  const attributes = [
    ['Material', 'Zebrano'],
    ['frameFinish', 'Mossgloss'],
    ['vendorNote', 'Hush-hush'],
    ['Shape', 'Octagonal'],
    ['Pattern', 'Herringbone'],
  ].map(([name = '', value = '']) => ({ name, value }));
  const description = 'A stool with three legs that stands in the hall. It is made by hand.';
  const bare = { title: 'Clayfield Stool', description, bullets: [], brand: 'Clayfield', attributes };
  const textOf = ({ title, bullets, description }: FlatContent) => [title, ...bullets, description].join('\n');

  it('in a draft of the built-in writer', async () => {
    const id = await addProduct(app.database.db, bare);
    const before = textOf(await generate(id));
    expect([before.includes('Zebrano'), before.includes('Mossgloss')]).toEqual([true, false]);
    await choose('material', 'hidden');
    await choose('framefinish', 'told');
    const after = textOf(await generate(id));
    expect(after).not.toContain('Zebrano');
    expect(after).toContain('Frame finish: Mossgloss');
    expect(after).not.toContain('Hush');
    await choose('framefinish', 'title');
    expect((await generate(id)).title).toContain('Mossgloss');
  });

  it('in what a model is asked for: a draft, a trial and the chat', async () => {
    const id = await addProduct(app.database.db, bare);
    await choose('material', 'hidden');
    await choose('framefinish', 'told');
    const post = await models.serve();
    models.double.otherwise(() => ({ kind: 'text', text: sayParts({ title: 'Clayfield Stool' }) }));
    await post(`/api/products/${id}/generate-optimized-content`, { contentType: 'title' });
    await post('/api/prompts/try', { prompt: { prompt: 'Keep it short', scope: 'global' }, productId: id });
    await post(`/api/products/${id}/chat`, { messages: [{ role: 'user', content: 'What is it?' }], persona: 'wizard' });
    const asked = models.double.requests.map(({ text }) => text);
    expect(asked.length).toBeGreaterThanOrEqual(4);
    for (const text of asked) {
      expect(text).toContain('Mossgloss');
      expect(text).not.toContain('Zebrano');
      expect(text).not.toContain('Hush');
    }
  });

  it('in a finding a model is sent, though the claim is checked against it', async () => {
    const hidden = { ...lamp, attributes: [pair(['speedCount', '7 speed settings'])] };
    const id = await addProduct(app.database.db, hidden);
    const post = await models.serve();
    const wrong = () => ({ kind: 'text', text: sayParts({ title: `${lamp.title}, 5 speed settings` }) }) as const;
    models.double.otherwise(wrong);
    await post(`/api/products/${id}/generate-optimized-content`, { contentType: 'title' });
    await post(`/api/products/${id}/chat`, {
      messages: [{ role: 'user', content: 'What is open?' }],
      persona: 'wizard',
    });
    const repair = models.double.requests[1]?.text ?? '';
    expect(repair).toContain('The source contradicts');
    for (const { text } of models.double.requests) expect(text).not.toContain('7 speed');
    await choose('speedcount', 'told');
    models.double.requests.length = 0;
    await post(`/api/products/${id}/generate-optimized-content`, { contentType: 'title' });
    expect(models.double.requests[1]?.text).toContain('The source says \\\\\\"7');
  });
});
