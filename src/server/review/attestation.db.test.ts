// Approvals and the claims of their texts, over the whole server: what is refused, what is recorded, who answers for it.

import { sql } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import type { PartClaim } from '#domain/claims/checked-claim.ts';
import { isHint } from '#domain/claims/kinds.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { Part } from '#domain/parts/parts.ts';
import type { ProblemBody } from '#domain/problem.ts';
import type { Attestation } from '#domain/review/attestation.ts';
import { claimsNeeded } from '#domain/review/attestation.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { addProduct } from '#testing/factories.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const contentUrl = (id: number) => `/api/products/${id}/optimized-content`;
const patch = (id: number, body: object) => app.call('PATCH', contentUrl(id), body);
const contentOf = async (id: number) => (await app.call('GET', contentUrl(id))).body as FlatContent;
const historyOf = async (id: number) =>
  (await app.call('GET', `/api/products/${id}/content-history`)).body as HistoryEntry[];
const set = (attestation: Attestation) => app.call('PATCH', '/api/settings', { attestation });
const addMug = () =>
  addProduct(app.database.db, {
    title: 'Clayfield 16 oz stoneware mug',
    description: 'Holds 16 oz of coffee.',
    bullets: ['Holds 16 oz'],
    attributes: [{ name: 'Material', value: 'Stoneware' }],
  });

const texts = {
  supported: '16 oz stoneware mug',
  contradicted: '18 oz stoneware mug',
  unsupported: '16 oz stoneware mug, FDA approved',
};
const wanted: Record<Attestation, (keyof typeof texts)[]> = {
  none: [],
  contradicted: ['contradicted'],
  any: ['contradicted', 'unsupported'],
};
const cases = (['none', 'contradicted', 'any'] as const).flatMap((attestation) =>
  (['supported', 'contradicted', 'unsupported'] as const).map((verdict) => ({ attestation, verdict })),
);

describe.each(cases)('with $attestation to attest, a title with a $verdict claim', ({ attestation, verdict }) => {
  const isNeeded = wanted[attestation].includes(verdict);

  test(isNeeded ? 'is refused until it is attested, and then recorded by name' : 'is approved', async () => {
    const id = await addMug();
    await set(attestation);
    const body = { title: texts[verdict], titleStatus: 'approved' };
    const first = await patch(id, body);
    if (isNeeded) {
      const { claims = [], code, error } = first.body as ProblemBody;
      expect([first.status, code]).toEqual([422, 'CLAIMS_NEED_ATTESTATION']);
      expect(error).toMatch(
        /^The source .* 1 claim in Product Title\. Confirm under your name that the text is true, or change it\.$/,
      );
      expect(claims).toMatchObject([{ contentType: 'title', verdict }]);
      expect((await app.call('GET', contentUrl(id))).body).toBeNull();
      expect(await historyOf(id)).toEqual([]);
      expect(await patch(id, { ...body, attested: claims })).toMatchObject({ status: 200 });
    } else {
      expect(first.status, first.text).toBe(200);
    }
    const { titleStatus, parts } = await contentOf(id);
    const [approval] = await historyOf(id);
    expect([titleStatus, approval?.action]).toEqual(['approved', 'approved']);
    const openClaims = approval?.details?.openClaims ?? [];
    expect(openClaims.map((claim) => claim.verdict)).toEqual(verdict === 'supported' ? [] : [verdict]);
    expect(openClaims.map((claim) => claim.isAttested ?? false)).toEqual(openClaims.map(() => isNeeded));
    const by = isNeeded ? { id: app.user.id, fullName: 'Tess Tester' } : undefined;
    expect(approval?.details?.attestedBy).toEqual(by);
    expect([parts.title.openClaims ?? [], parts.title.attestedBy]).toEqual([openClaims, by]);
  });
});

describe('an attestation', () => {
  const claimsOf = async (id: number, body: object) => claimsNeeded((await patch(id, body)).body as ProblemBody) ?? [];
  const refused = { status: 422, body: { code: 'CLAIMS_NEED_ATTESTATION' } };

  it('names the field that speaks against the claim', async () => {
    const id = await addMug();
    const [claim] = await claimsOf(id, { title: texts.contradicted, titleStatus: 'approved' });
    expect(claim?.text).toBe('18 oz');
    expect(claim?.evidence[0]).toEqual({ field: 'title', start: 10, end: 15, text: '16 oz' });
  });

  it('does not cover a claim that came since, and the next refusal names them all', async () => {
    const id = await addMug();
    const seen = await claimsOf(id, { title: texts.contradicted, titleStatus: 'approved' });
    const body = { title: 'Porcelain mug, holds 18 oz of coffee', titleStatus: 'approved' };
    const reply = await patch(id, { ...body, attested: seen });
    expect(reply).toMatchObject(refused);
    expect(claimsNeeded(reply.body as ProblemBody)?.map(({ text }) => text)).toEqual(['Porcelain', '18 oz']);
  });

  it('does not cover a claim against which the source says something else by now', async () => {
    const id = await addMug();
    const seen = await claimsOf(id, { title: texts.contradicted, titleStatus: 'approved' });
    await app.database.db.execute(sql`update products set title = 'Clayfield 14 oz stoneware mug' where id = ${id}`);
    expect(await patch(id, { title: texts.contradicted, titleStatus: 'approved', attested: seen })).toMatchObject(
      refused,
    );
  });

  it('of one part does not cover the same words in another', async () => {
    const id = await addMug();
    const text = texts.contradicted;
    const seen = await claimsOf(id, { title: text, titleStatus: 'approved' });
    const both = { title: text, titleStatus: 'approved', description: text, descriptionStatus: 'approved' };
    const reply = await patch(id, { ...both, attested: seen });
    expect(reply).toMatchObject(refused);
    const claims = claimsNeeded(reply.body as ProblemBody) ?? [];
    expect(claims.map(({ contentType }) => contentType).sort()).toEqual(['description', 'title']);
    expect(await patch(id, { ...both, attested: claims })).toMatchObject({ status: 200 });
  });

  it('of bullets names the bullet', async () => {
    const id = await addMug();
    const body = { bullets: ['Hand glazed', 'Holds 18 oz of coffee'], bulletsStatus: 'approved' };
    const claims = await claimsOf(id, body);
    expect(claims).toMatchObject([{ contentType: 'bullets', item: 1, text: '18 oz' }]);
    const elsewhere = claims.map((claim) => ({ ...claim, item: 0 }));
    expect(await patch(id, { ...body, attested: elsewhere })).toMatchObject(refused);
    expect(await patch(id, { ...body, attested: claims })).toMatchObject({ status: 200 });
  });

  it('is not asked for where the text is fixed in the same call', async () => {
    const id = await addMug();
    await patch(id, { title: texts.contradicted });
    expect(await patch(id, { titleStatus: 'approved' })).toMatchObject(refused);
    expect(await patch(id, { title: texts.supported, titleStatus: 'approved' })).toMatchObject({ status: 200 });
  });

  it('changes nothing about what may not be approved anyway, rejected or rolled back', async () => {
    const id = await addMug();
    await patch(id, { title: texts.contradicted });
    expect(await patch(id, { titleStatus: 'rejected' })).toMatchObject({ status: 200 });
    expect(await patch(id, { titleStatus: 'approved' })).toMatchObject({
      status: 422,
      body: { code: 'ILLEGAL_TRANSITION' },
    });
    expect(await patch(id, { titleStatus: 'pending' })).toMatchObject({ status: 200 });
  });

  it('ends with the approval it was given for', async () => {
    const id = await addMug();
    const body = { title: texts.contradicted, titleStatus: 'approved' };
    await patch(id, { ...body, attested: await claimsOf(id, body) });
    await patch(id, { titleStatus: 'pending' });
    const { parts } = await contentOf(id);
    expect([parts.title.openClaims, parts.title.attestedBy]).toEqual([undefined, undefined]);
    expect(await patch(id, { titleStatus: 'approved' })).toMatchObject(refused);
  });

  it('alone is no change', async () => {
    const id = await addMug();
    expect(await patch(id, { attested: [] })).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });
});

describe('data sources', () => {
  const addSource = (id: number, text: string | null, isActive = true) =>
    app.database.db.execute(
      sql`insert into optimization_data_sources (product_id, source_category, source_content, is_active) values (${id}, 'spec sheet', ${text}, ${isActive})`,
    );
  const check = async (id: number) => {
    const reply = await app.call('POST', `/api/products/${id}/claims`, {
      contentType: 'title',
      content: '18 oz stoneware mug, dishwasher safe',
    });
    const claims = (reply.body as { claims: PartClaim[] }).claims.filter((claim) => !isHint(claim));
    return claims.map(({ text, verdict, evidence }) => [text, verdict, evidence[0]?.field]);
  };

  it('count as facts while they are active, and are named in the evidence', async () => {
    const id = await addMug();
    await addSource(id, null);
    await addSource(id, 'Dishwasher safe up to 1,000 cycles.');
    expect(await check(id)).toEqual([
      ['18 oz', 'contradicted', 'title'],
      ['stoneware', 'supported', 'title'],
      ['dishwasher safe', 'supported', 'dataSources.0'],
    ]);
    expect((await app.call('GET', `/api/products/${id}/fact-sources`)).body).toEqual([
      { id: expect.any(Number), category: 'spec sheet', url: null, text: 'Dishwasher safe up to 1,000 cycles.' },
    ]);
  });

  it('that are switched off, or belong to another product, say nothing', async () => {
    const id = await addMug();
    await addSource(id, 'Dishwasher safe.', false);
    await addSource(await addMug(), 'Dishwasher safe.');
    expect((await check(id))[2]).toEqual(['dishwasher safe', 'unsupported', undefined]);
    expect((await app.call('GET', `/api/products/${id}/fact-sources`)).body).toEqual([]);
  });

  it('speak against an approval too', async () => {
    const id = await addMug();
    await addSource(id, 'Wattage: 60 W');
    const reply = await patch(id, { title: 'Mug warmer. Wattage: 90 W', titleStatus: 'approved' });
    expect(claimsNeeded(reply.body as ProblemBody)?.[0]?.evidence[0]).toMatchObject({
      field: 'dataSources.0',
      text: '60 W',
    });
  });
});

describe('a run that approves all', () => {
  const approveAll = async () => {
    const run = { action: 'approve', options: { takeAll: true }, selection: { filter: {} } };
    return (await runToEnd(app, run)).items;
  };
  const statusOf = async (id: number, part: Part) => (await contentOf(id))[`${part}Status`];

  it('leaves what has to be attested, approves the rest, and reports both', async () => {
    const id = await addMug();
    await patch(id, { title: texts.contradicted, description: texts.unsupported });
    const [item] = await approveAll();
    expect(item).toMatchObject({
      outcome: 'done',
      parts: ['bullets', 'description', 'images'],
      reason:
        'The source contradicts 1 claim in Product Title. Confirm under your name that the text is true, or change it.',
    });
    expect([await statusOf(id, 'title'), await statusOf(id, 'description')]).toEqual(['pending', 'approved']);
    const approval = (await historyOf(id)).find(
      ({ contentType, action }) => contentType === 'description' && action === 'approved',
    );
    expect(approval?.details?.openClaims).toMatchObject([{ text: 'FDA approved', verdict: 'unsupported' }]);
    expect(approval?.details?.attestedBy).toBeUndefined();
  });

  it('refuses a product of which nothing else waits', async () => {
    const id = await addMug();
    await patch(id, { title: texts.contradicted, descriptionStatus: 'approved', bulletsStatus: 'approved' });
    await patch(id, { imagesStatus: 'rejected' });
    const [item] = await approveAll();
    expect(item).toMatchObject({ outcome: 'refused', parts: [] });
    expect(await statusOf(id, 'title')).toBe('pending');
  });

  it.each([
    ['none', ['title', 'bullets', 'description', 'images']],
    ['any', ['bullets', 'images']],
  ] as const)('follows the setting %s', async (attestation, parts) => {
    const id = await addMug();
    await patch(id, { title: texts.contradicted, description: texts.unsupported });
    await set(attestation);
    const [item] = await approveAll();
    expect([item?.productId, item?.parts]).toEqual([id, parts]);
  });
});
