// The specification's entities and its table of calls, each once through the whole server (docs/conformance.md names these tests).
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { defaultKeywords } from '#domain/keywords/default-keywords.ts';
import { partNames, textParts } from '#domain/parts/parts.ts';
import { rowsOf } from '#server/database/database.ts';
import {
  benchmarkRules,
  contentHistory,
  dataSources,
  optimizationPrompts,
  optimizedContents,
  products,
  users,
} from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();

describe('entities', () => {
  /** Required: not null in the database, and without a default that would hide its absence. */
  const requiredOf = (table: PgTable) =>
    Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
      column.notNull && !column.hasDefault && !column.generatedIdentity ? [name] : [],
    );

  it.each<[string, PgTable, string[], string[]]>([
    [
      'a product',
      products,
      'id sku title description bullets images price category subcategory brand retailer createdAt'.split(' '),
      ['sku', 'title'],
    ],
    [
      'optimized content',
      optimizedContents,
      'id productId title titleStatus description descriptionStatus bullets bulletsStatus images imagesStatus imagesWithStatus createdAt updatedAt approvedBy'.split(
        ' ',
      ),
      ['productId'],
    ],
    [
      'a content history entry',
      contentHistory,
      'id productId contentType previousContent newContent changedBy changeDate status'.split(' '),
      ['productId', 'contentType'],
    ],
    [
      'a prompt',
      optimizationPrompts,
      'id prompt scope scopeValue isActive createdBy createdAt updatedAt'.split(' '),
      ['prompt', 'scope'],
    ],
    [
      'a benchmark rule',
      benchmarkRules,
      'id category retailer attribute benchmarkType rule notes isActive createdBy createdAt updatedAt'.split(' '),
      ['category', 'retailer', 'attribute', 'benchmarkType', 'rule'],
    ],
    [
      'an optimization data source',
      dataSources,
      'id productId customerType sourceCategory sourceUrl sourceContent sourceNotes isActive createdBy createdAt updatedAt'.split(
        ' ',
      ),
      ['sourceCategory'],
    ],
    ['a user', users, 'id username password fullName role avatarUrl'.split(' '), ['username', 'password']],
  ])('%s has the specified fields', (_name, table, fields, required) => {
    expect(Object.keys(getTableColumns(table))).toEqual(expect.arrayContaining(fields));
    expect(requiredOf(table)).toEqual(expect.arrayContaining(required));
  });

  it('statuses start pending, prompts, rules and sources active, and a user as user', async () => {
    const id = await addProduct(app.database.db);
    await app.database.db.execute(sql`insert into optimized_contents (product_id, parts) values (${id}, '{}')`);
    await app.database.db.execute(sql`insert into optimization_prompts (prompt, scope) values ('Be brief', 'global')`);
    await app.database.db.execute(sql`
      insert into benchmark_rules (category, retailer, attribute, benchmark_type, rule, subject, label, severity, points, source, standing)
      values ('a', 'b', 'c', 'd', '{}', 'e', 'f', 'warn', 1, 'g', 'own')`);
    await app.database.db.execute(sql`insert into optimization_data_sources (source_category) values ('reviews')`);
    await app.database.db.execute(sql`insert into users (username, password) values ('plain', '!')`);
    const [row] = await rowsOf<Record<string, unknown>>(
      app.database.db,
      sql`select c.title_status, c.description_status, c.bullets_status, c.images_status,
        p.is_active as prompt, r.is_active as rule, s.is_active as source, u.role
        from optimized_contents c, optimization_prompts p, benchmark_rules r, optimization_data_sources s, users u where u.username = 'plain'`,
    );
    await app.database.db.execute(sql`delete from users where username = 'plain'`);
    await app.database.db.execute(sql`truncate benchmark_rules, optimization_data_sources`);
    expect(row).toEqual({
      title_status: 'pending',
      description_status: 'pending',
      bullets_status: 'pending',
      images_status: 'pending',
      prompt: true,
      rule: true,
      source: true,
      role: 'user',
    });
  });
});

describe('calls', () => {
  const generate = (id: number) => app.call('POST', `/api/products/${id}/generate-optimized-content`);
  const content = (id: number) => `/api/products/${id}/optimized-content`;

  it('GET /api/products', async () => {
    await addProduct(app.database.db, { title: 'One' });
    const { status, body } = await app.call('GET', '/api/products');
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { title: 'One', contentStatus: { score: 58, issues: 5, status: 'needs_improvement' } },
    ]);
  });

  it('GET /api/products/{id}', async () => {
    const id = await addProduct(app.database.db, { title: 'One', sku: 'A-1' });
    expect(await app.call('GET', `/api/products/${id}`)).toMatchObject({
      status: 200,
      body: { id, title: 'One', sku: 'A-1' },
    });
  });

  it('GET /api/optimized-contents', async () => {
    const id = await addProduct(app.database.db);
    await generate(id);
    expect((await app.call('GET', '/api/optimized-contents')).body).toEqual([
      expect.objectContaining({
        productId: id,
        titleStatus: 'pending',
        descriptionStatus: 'pending',
        bulletsStatus: 'pending',
        imagesStatus: 'pending',
      }),
    ]);
  });

  it('GET /api/products/{id}/optimized-content', async () => {
    const id = await addProduct(app.database.db);
    await generate(id);
    expect((await app.call('GET', content(id))).body).toMatchObject({
      productId: id,
      titleStatus: 'pending',
      imagesWithStatus: [
        { type: 'hero', order: 0, status: 'pending' },
        { type: 'secondary', order: 1, status: 'pending' },
      ],
    });
  });

  it('GET /api/content-history, of all products and of one', async () => {
    const [a, b] = [await addProduct(app.database.db), await addProduct(app.database.db)];
    await generate(a);
    await generate(b);
    expect((await app.call('GET', '/api/content-history')).body).toHaveLength(2 * partNames.length);
    const { body } = await app.call('GET', `/api/products/${a}/content-history`);
    expect(body).toHaveLength(partNames.length);
    for (const entry of body as Record<string, unknown>[]) {
      expect(Object.keys(entry)).toEqual(
        expect.arrayContaining(['id', 'contentType', 'previousContent', 'newContent', 'changeDate', 'status']),
      );
    }
  });

  it('PATCH /api/products/{id}/optimized-content edits, decides and rolls back', async () => {
    const id = await addProduct(app.database.db, { title: 'Before' });
    for (const body of [{ title: 'A title' }, { description: 'A description' }, { bullets: ['A bullet'] }]) {
      expect(await app.call('PATCH', content(id), body)).toMatchObject({ status: 200, body });
    }
    for (const part of ['title', 'bullets', 'description', 'images']) {
      for (const status of ['approved', 'pending', 'rejected', 'pending']) {
        const body = { [`${part}Status`]: status };
        expect(await app.call('PATCH', content(id), body)).toMatchObject({ status: 200, body });
      }
    }
    await app.call('PATCH', content(id), { titleStatus: 'approved' });
    const rollback = { title: 'Before', titleStatus: 'pending' };
    expect(await app.call('PATCH', content(id), rollback)).toMatchObject({ status: 200, body: rollback });
  });

  it('PATCH /api/products/{id}/optimized-content/image', async () => {
    const id = await addProduct(app.database.db, { images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'] });
    await generate(id);
    const body = { imageUrl: 'https://a.example/2.jpg', type: 'secondary', status: 'approved' };
    const reply = await app.call('PATCH', `${content(id)}/image`, body);
    expect(reply).toMatchObject({
      status: 200,
      body: { imagesWithStatus: [{ status: 'pending' }, { url: body.imageUrl, status: 'approved' }] },
    });
  });

  it('POST /api/products/{id}/generate-optimized-content for one part with keywords, or for all without a body', async () => {
    const id = await addProduct(app.database.db);
    const url = `/api/products/${id}/generate-optimized-content`;
    expect(defaultKeywords).toEqual(['premium', 'quality', 'comfortable', 'durable']);
    const one = await app.call('POST', url, { contentType: 'title', targetKeywords: [...defaultKeywords] });
    expect(one).toMatchObject({ status: 200, body: { parts: { title: { origin: 'built-in' } } } });
    expect(await app.call('POST', url)).toMatchObject({
      status: 200,
      body: { parts: { bullets: { origin: 'built-in' }, images: { origin: 'built-in' } } },
    });
  });

  it('POST /api/optimize with productId, contentType and targetKeywords', async () => {
    const productId = await addProduct(app.database.db);
    for (const contentType of textParts) {
      const body = { productId, contentType, targetKeywords: ['stoneware', 'glazed'] };
      expect(await app.call('POST', '/api/optimize', body)).toMatchObject({ status: 200, body: { productId } });
    }
  });

  it('POST /api/query', async () => {
    await addProduct(app.database.db);
    expect(await app.call('POST', '/api/query', { query: 'How many products are there?' })).toMatchObject({
      status: 200,
      body: { answer: expect.stringContaining('1') },
    });
  });

  it('GET, POST, PATCH and DELETE /api/prompts', async () => {
    const input = { prompt: 'Mention the material', scope: 'brand', scopeValue: 'Clayfield', isActive: true };
    const created = await app.call('POST', '/api/prompts', input);
    expect(created).toMatchObject({ status: 201, body: input });
    const { id } = created.body as { id: number };
    expect((await app.call('GET', '/api/prompts?scope=brand&search=material')).body).toHaveLength(1);
    expect((await app.call('GET', '/api/prompts?scope=global')).body).toEqual([]);
    expect((await app.call('GET', '/api/prompts?search=zeppelin')).body).toEqual([]);
    expect(await app.call('PATCH', `/api/prompts/${id}`, { isActive: false })).toMatchObject({
      status: 200,
      body: { isActive: false },
    });
    expect(
      await app.call('PATCH', `/api/prompts/${id}`, { prompt: 'Mention the colour', scope: 'global' }),
    ).toMatchObject({ status: 200, body: { prompt: 'Mention the colour', scopeValue: null } });
    expect((await app.call('DELETE', `/api/prompts/${id}`)).status).toBe(204);
  });
});
