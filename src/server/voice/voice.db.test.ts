import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { StoredVoice } from '#domain/voice/voice.contract.ts';
import { emptyVoice, type VoiceRules } from '#domain/voice/voice.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import type { EngineRequest, Write } from '#domain/writing/engine.ts';
import { draftParts } from '#server/writing/writing.commands.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const input = (scope: string, scopeValue: string | null, rules: Partial<VoiceRules> = {}) => ({
  scope,
  scopeValue,
  rules: { ...emptyVoice, ...rules },
});
const create = (...given: Parameters<typeof input>) => app.call('POST', '/api/voices', input(...given));
const made = async (...given: Parameters<typeof input>) => (await create(...given)).body as StoredVoice;

let mug: number;
beforeEach(async () => {
  mug = await addProduct(app.database.db, { sku: 'MUG-1', brand: 'CLAYFIELD', category: 'Kitchen' });
});

it('makes, lists, changes and deletes voices', async () => {
  const brand = await made('brand', ' Clay  field ', { avoid: ['cheap'] });
  expect(brand).toMatchObject({ scope: 'brand', scopeValue: 'Clay field', version: 1, rules: { avoid: ['cheap'] } });
  await made('category', 'Kitchen');
  await made('brand', 'Aldergate');
  await made('workspace', 'left over');
  const listed = (await app.call('GET', '/api/voices')).body as StoredVoice[];
  expect(listed.map(({ scope, scopeValue }) => [scope, scopeValue])).toEqual([
    ['workspace', null],
    ['category', 'Kitchen'],
    ['brand', 'Aldergate'],
    ['brand', 'Clay field'],
  ]);
  const changed = await app.call('PATCH', `/api/voices/${brand.id}`, input('brand', 'Clay field', { spelling: 'UK' }), {
    'if-match': '"1"',
  });
  expect(changed).toMatchObject({ status: 200, body: { version: 2, rules: { spelling: 'UK', avoid: [] } } });
  expect(changed.headers.etag).toBe('"2"');
  expect((await app.call('DELETE', `/api/voices/${brand.id}`)).status).toBe(204);
  expect((await app.call('DELETE', `/api/voices/${brand.id}`)).status).toBe(404);
});

it('a change of a voice somebody else changed meanwhile is refused', async () => {
  const { id } = await made('workspace', null);
  await app.call('PATCH', `/api/voices/${id}`, input('workspace', null, { spelling: 'UK' }));
  const late = input('workspace', null, { spelling: 'US' });
  expect(await app.call('PATCH', `/api/voices/${id}`, late, { 'if-match': '"1"' })).toMatchObject({
    status: 409,
    body: { code: 'STALE_VERSION' },
  });
  expect((await app.call('GET', '/api/voices')).body).toMatchObject([{ rules: { spelling: 'UK' } }]);
});

it('a scope has one voice, ignoring upper and lower case of its value', async () => {
  await made('brand', 'Clayfield');
  const other = await made('brand', 'Aldergate');
  const words = 'The brand “clayFIELD” already has a voice. Edit that voice instead.';
  const refused = { status: 400, body: { error: words, issues: [{ path: 'scopeValue', message: words }] } };
  expect(await create('brand', 'clayFIELD')).toMatchObject(refused);
  expect(await app.call('PATCH', `/api/voices/${other.id}`, input('brand', 'clayFIELD'))).toMatchObject(refused);
  await made('workspace', null);
  expect(await create('workspace', null)).toMatchObject({ status: 400, body: { issues: [{ path: 'scope' }] } });
});

it.each([
  [input('brand', '  '), 'Enter the retailer, category or brand.'],
  [input('planet', 'Mars'), 'scope'],
  [input('workspace', null, { avoid: [' '] }), 'Enter a word or remove the line.'],
  [input('workspace', null, { tone: 'x'.repeat(301) }), 'At most 300 characters.'],
  [input('workspace', null, { colour: 'red' } as object), 'Unrecognized key'],
])('refuses %j', async (body, words) => {
  const reply = await app.call('POST', '/api/voices', body);
  expect(reply.status).toBe(400);
  expect((reply.body as { error: string }).error).toContain(words);
});

it('the voice of a product comes from those that hold for it, the brand’s before the category’s before the workspace’s', async () => {
  const wide = await made('workspace', null, { spelling: 'US', units: 'metric', avoid: ['cheap'] });
  const brand = await made('brand', 'clayfield', { spelling: 'UK', avoid: ['best'] });
  await made('brand', 'Other', { units: 'imperial' });
  await made('category', 'Garden', { units: 'imperial' });
  const { body } = await app.call('GET', `/api/products/${mug}/voice`);
  expect(body).toEqual({
    rules: { ...emptyVoice, spelling: 'UK', units: 'metric', avoid: ['best', 'cheap'] },
    from: [
      { id: wide.id, scope: 'workspace', scopeValue: null },
      { id: brand.id, scope: 'brand', scopeValue: 'clayfield' },
    ],
  });
  expect((await app.call('GET', '/api/products/999999/voice')).status).toBe(404);
});

it('a voice stored before languages were asked for leaves the language open', async () => {
  const { language: _, ...older } = { ...emptyVoice, tone: 'calm' };
  await app.database.db.execute(
    sql`insert into voices (scope, rules) values ('workspace', ${JSON.stringify(older)}::jsonb)`,
  );
  expect((await app.call('GET', '/api/voices')).body).toMatchObject([{ rules: { language: null, tone: 'calm' } }]);
  expect((await app.call('GET', `/api/products/${mug}/voice`)).body).toMatchObject({ rules: { language: null } });
});

it('a product no voice holds for has none', async () => {
  const none = await addProduct(app.database.db, { sku: 'KITE', brand: null, category: null });
  await made('brand', 'Clayfield', { spelling: 'UK' });
  expect((await app.call('GET', `/api/products/${none}/voice`)).body).toEqual({ rules: null, from: [] });
  const check = { contentType: 'title', content: 'Color' };
  expect((await app.call('POST', `/api/products/${none}/voice-check`, check)).body).toEqual({ marks: [] });
});

it('a text is checked by the voice of its product, whose brand is a name', async () => {
  await made('workspace', null, { spelling: 'UK', avoid: ['clayfield'], prefer: [{ use: 'mug', insteadOf: ['cup'] }] });
  const check = { contentType: 'bullets', content: ['Clayfield cup', 'Gray color'] };
  const { body } = await app.call('POST', `/api/products/${mug}/voice-check`, check);
  expect(body).toEqual({
    marks: [
      {
        item: 0,
        start: 10,
        end: 13,
        kind: 'prefer',
        severity: 'warn',
        message: 'Use “mug” instead.',
        suggestion: 'mug',
      },
      expect.objectContaining({ item: 1, start: 0, end: 4, kind: 'spelling', suggestion: 'Grey' }),
      expect.objectContaining({ item: 1, start: 5, end: 10, kind: 'spelling', suggestion: 'colour' }),
    ],
  });
});

it('examples are shown with their titles as long as they are in the catalogue', async () => {
  const { exampleProducts, rules } = await made('workspace', null, { examples: [mug, 999_999] });
  expect(rules.examples).toEqual([mug, 999_999]);
  expect(exampleProducts).toMatchObject([{ id: mug, isApproved: false }]);
});

it('what is written is asked for in the voice of the product, with the approved texts it names', async () => {
  const kite = await addProduct(app.database.db, { sku: 'KITE', title: 'Green kite', brand: 'Other', category: null });
  const other = await addProduct(app.database.db, { sku: 'LAMP', title: 'Red lamp', brand: 'Other', category: null });
  for (const id of [kite, other, mug]) await app.call('POST', `/api/products/${id}/generate-optimized-content`, {});
  const approved = await app.call('PATCH', `/api/products/${kite}/optimized-content`, { titleStatus: 'approved' });
  expect(approved.status).toBe(200);
  const context = {
    db: app.database.db,
    now: () => app.clock.now,
    actor: { id: app.user.id, fullName: 'Tess Tester' },
    role: 'owner' as const,
    scope: null,
  };
  const asked: EngineRequest[] = [];
  const write: Write = (request) => {
    asked.push(request);
    return builtInEngine.write(request, null);
  };
  const draft = async (id: number) => {
    await draftParts(context, id, { parts: ['title'], keywords: [], prompt: null }, { ...builtInEngine, write });
    const { voice, voiceExamples } = asked.at(-1) ?? {};
    return { voice, voiceExamples };
  };
  const rules: VoiceRules = { ...emptyVoice, spelling: 'UK', examples: [other, mug, kite] };
  await made('brand', 'clayfield', rules);
  expect(await draft(mug)).toEqual({ voice: rules, voiceExamples: [{ title: 'Green kite' }] });
  expect(await draft(kite)).toEqual({ voice: undefined, voiceExamples: undefined });
});
