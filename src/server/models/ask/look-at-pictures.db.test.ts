// A model that sees, over the whole server: what it is sent, what is taken of its words, and what each failure leaves.
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImageLook, PictureLook } from '#domain/images/image-look.ts';
import type { Connection } from '#domain/models/connections.contract.ts';
import { frameEnd, frameStart } from '#domain/models/model-request.ts';
import { providers } from '#domain/models/providers.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import type { ReviewNote } from '#domain/review/review-note.ts';
import { modelCalls, modelLooks } from '#server/database/schema.ts';
import { createImageFetcher } from '#server/media/fetch-image.ts';
import { type ImageTools, openImageTools } from '#server/media/image-tools.ts';
import { measureImages } from '#server/media/images.commands.ts';
import { openMediaStore } from '#server/media/open-media-store.ts';
import { connectionTo } from '#testing/connection-input.ts';
import { addProduct } from '#testing/factories.ts';
import { fakeMeasuring, pictureOf } from '#testing/fake-measuring.ts';
import { injections } from '#testing/injections.data.ts';
import { type AskedOfDouble, type DoubleAnswer, type ModelDouble, startModelDouble } from '#testing/model-double.ts';
import { type PageServer, startPageServer } from '#testing/page-server.ts';
import { picturesOf, readStripes } from '#testing/seeing-double.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp({
  measuring: fakeMeasuring(),
  modelWaits: { backoffMs: 5, longestRetryMs: 1_500, firstChunkMs: 2_000, chunkMs: 800 },
});
let double: ModelDouble;
let site: PageServer;
let tools: ImageTools;
beforeAll(async () => {
  double = await startModelDouble();
  site = await startPageServer();
});
beforeEach(() => {
  tools = openImageTools({
    db: app.database.db,
    store: openMediaStore(app.dataDir, null),
    privateHosts: [],
    measuring: fakeMeasuring(),
    sampleImages: join(import.meta.dirname, '../../../sample/images'),
    fetchImage: createImageFetcher({ privateHosts: [site.host], totalMs: 5_000 }),
  });
});
afterEach(() => double.reset());
afterAll(async () => {
  await double.close();
  await site.close();
});

const front = pictureOf('0f1e2d3c4b5a6978', 'front');
const side = pictureOf('f0e1d2c3b4a59687', 'side');

const say = (text: string): DoubleAnswer => ({ kind: 'text', text });
const isStripes = (picture: Buffer) => picture.subarray(1, 4).toString() === 'PNG';
const lookOf = (given: Partial<PictureLook> = {}): PictureLook => ({
  shows: 'a black desk lamp with a folded arm',
  colors: ['black'],
  letters: '',
  agrees: 'yes',
  says: '',
  instead: '',
  alt: 'Black desk lamp with its arm folded',
  ...given,
});
const sayLooks = (...looks: Partial<PictureLook>[]): DoubleAnswer =>
  say(JSON.stringify({ pictures: looks.map((look, at) => ({ picture: `P${at + 1}`, ...lookOf(look) })) }));

/** A model that sees: it reads the stripes of a test, and says of other pictures what it is given. */
const seeAs = (look: (asked: AskedOfDouble, pictures: Buffer[]) => DoubleAnswer) =>
  double.otherwise(async (asked) => {
    const pictures = picturesOf(asked);
    const [first] = pictures;
    if (!first) return say('OK');
    return isStripes(first) ? say(await readStripes(first)) : look(asked, pictures);
  });
/** The requests that hold pictures of the product. */
const looksAsked = () =>
  double.requests.filter((asked) => {
    const [first] = picturesOf(asked);
    return first !== undefined && !isStripes(first);
  });

async function useModel(given: object = {}): Promise<Connection> {
  const reply = await app.call('POST', '/api/model-connections', connectionTo(double, given));
  const connection = reply.body as Connection;
  await app.call('PATCH', '/api/model-jobs/write', { connectionId: connection.id });
  return connection;
}

/** A black lamp with two pictures that were measured. */
async function addLamp(given: object = {}, files: Record<string, Buffer> = { '/one.jpg': front, '/two.jpg': side }) {
  const images = Object.keys(files).map((path) => `${site.origin}${path}`);
  for (const [path, bytes] of Object.entries(files)) site.file(path, bytes);
  const { db } = app.database;
  await measureImages({ db, now: () => app.clock.now }, tools, images);
  return await addProduct(db, {
    title: 'Desk Lamp CL-2040 by Clayfield, 9W, Black',
    description: 'An aluminum desk lamp with a 16-inch arm. The arm folds flat for storage.',
    bullets: ['3 color modes for work and rest'],
    brand: 'Clayfield',
    category: 'Lighting',
    attributes: [
      { name: 'Color', value: 'Black' },
      { name: 'Material', value: 'Aluminum' },
    ],
    images,
    ...given,
  });
}

async function generate(id: number, contentType = 'images') {
  const reply = await app.call('POST', `/api/products/${id}/generate-optimized-content`, { contentType });
  expect(reply.status, reply.text).toBe(200);
  const content = reply.body as FlatContent;
  const images = content.imagesWithStatus as { url: string; alt?: string; look?: ImageLook }[];
  const { draft } = content.parts.images;
  return {
    content,
    alts: images.map(({ alt = null }) => alt),
    looks: images.map(({ look }) => look),
    reasons: draft?.reasons.map(({ text }) => text) ?? [],
    engine: draft?.engine,
  };
}
const checkOf = async (id: number) => {
  const [note] = (await app.call('GET', `/api/review-notes?ids=${id}`)).body as ReviewNote[];
  return note?.parts.find(({ part }) => part === 'images')?.check;
};
const callsMade = async () =>
  (await app.database.db.select().from(modelCalls).orderBy(modelCalls.id)).map(({ purpose, outcome }) => [
    purpose,
    outcome,
  ]);

describe('a model that sees', () => {
  it('is sent the pictures small, with the product as data; what it says is kept, and its alt texts are taken', async () => {
    const id = await addLamp();
    await useModel();
    seeAs(() => sayLooks({}, { alt: 'Desk lamp from the side', shows: 'the lamp from the side' }));
    const { alts, looks, reasons, engine, content } = await generate(id);
    expect(alts).toEqual(['Black desk lamp with its arm folded', 'Desk lamp from the side']);
    expect(looks[0]).toEqual({
      by: 'double-1',
      shows: 'a black desk lamp with a folded arm',
      colors: ['black'],
      letters: '',
    });
    expect(reasons[0]).toBe('double-1 looked at 2 pictures and wrote 2 alt texts.');
    expect([engine, content.parts.images.origin]).toEqual(['double-1', 'model']);
    const [asked] = looksAsked();
    expect(picturesOf(asked ?? { body: {} }).map(String)).toEqual([`small ${front}`, `small ${side}`]);
    expect(asked?.body).toMatchObject({ response_format: { type: 'json_schema', json_schema: { name: 'pictures' } } });
    const { messages } = (asked?.body ?? { messages: [] }) as {
      messages: { role: string; content: { text?: string }[] }[];
    };
    const text = messages.find(({ role }) => role === 'user')?.content[0]?.text ?? '';
    expect(text.startsWith(frameStart) && text.endsWith(frameEnd)).toBe(true);
    expect(text).toContain('Color: Black');
    expect(text).not.toContain('16-inch');
    expect(await callsMade()).toEqual([
      ['test', 'done'],
      ['test', 'done'],
      ['look', 'done'],
    ]);
    expect((await checkOf(id))?.openClaims).toBe(0);
  });

  it.each(providers)('is asked in the protocol of %s', async (provider) => {
    const id = await addLamp();
    await useModel({ provider });
    seeAs(() => sayLooks({}, { alt: 'Desk lamp from the side' }));
    const { alts, reasons } = await generate(id);
    expect(reasons[0]).toBe('double-1 looked at 2 pictures and wrote 2 alt texts.');
    expect(alts).toEqual(['Black desk lamp with its arm folded', 'Desk lamp from the side']);
    expect(picturesOf(looksAsked()[0] ?? { body: {} }).map(String)).toEqual([`small ${front}`, `small ${side}`]);
  });

  it('is asked once a picture and product text: neither again nor for another model’s answer', async () => {
    const id = await addLamp();
    const { id: connection } = await useModel();
    seeAs((_, pictures) => sayLooks(...pictures.map((_picture, at) => ({ alt: `Black desk lamp, view ${'ab'[at]}` }))));
    const first = await generate(id);
    const again = await generate(id);
    expect([looksAsked().length, again.alts, again.looks]).toEqual([1, first.alts, first.looks]);

    site.file('/three.jpg', pictureOf('1111222233334444', 'three'));
    const { db } = app.database;
    const more = [`${site.origin}/one.jpg`, `${site.origin}/two.jpg`, `${site.origin}/three.jpg`];
    await measureImages({ db, now: () => app.clock.now }, tools, more);
    await app.call('PATCH', `/api/products/${id}`, { images: more });
    await generate(id);
    expect(looksAsked().map((asked) => picturesOf(asked).length)).toEqual([2, 1]);

    await app.call('PATCH', `/api/products/${id}`, { title: 'Desk Lamp CL-2041 by Clayfield, 9W, Black' });
    await generate(id);
    expect(looksAsked().map((asked) => picturesOf(asked).length)).toEqual([2, 1, 3]);
    expect(await db.$count(modelLooks)).toBe(6);

    await app.call('PATCH', `/api/model-connections/${connection}`, { isActive: false });
    await generate(id);
    expect(looksAsked()).toHaveLength(3);
  });

  it('is sent the first eight pictures alone', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 10 }, (_, at) => [
        `/p${at}.jpg`,
        pictureOf(`${at}123456789abcdef`.repeat(2).slice(at, at + 16), `p${at}`),
      ]),
    );
    const id = await addLamp({}, files);
    await useModel();
    seeAs((_, pictures) => sayLooks(...pictures.map(() => ({ alt: '' }))));
    const { looks } = await generate(id);
    expect(looksAsked().map((asked) => picturesOf(asked).length)).toEqual([8]);
    expect(looks.filter((look) => look !== undefined)).toHaveLength(8);
  });

  it('leaves alt texts of the source as they are, and pictures nobody measured', async () => {
    const id = await addLamp({ imageAlts: ['The lamp as the shop says it'] });
    await useModel();
    seeAs(() => sayLooks({}, { alt: 'Desk lamp from the side' }));
    expect((await generate(id)).alts).toEqual(['The lamp as the shop says it', 'Desk lamp from the side']);
    const unmeasured = await addProduct(app.database.db, { images: ['https://shop.example/never.jpg'] });
    const { reasons } = await generate(unmeasured);
    expect(reasons.join()).not.toContain('looked');
    expect(looksAsked()).toHaveLength(1);
  });
});

describe('a picture that differs', () => {
  const red: Partial<PictureLook> = {
    shows: 'a red desk lamp',
    colors: ['red'],
    agrees: 'no',
    says: 'Black',
    instead: 'red',
    alt: 'Red desk lamp',
  };
  const words = 'Title says Black, the picture shows red';

  it('is an open claim of its image that a person decides: no alt text is taken of it, and nothing is rejected', async () => {
    const id = await addLamp();
    await useModel();
    seeAs(() => sayLooks(red, { alt: 'Desk lamp from the side' }));
    const { alts, reasons, content, looks } = await generate(id);
    expect(alts[0]).not.toContain('Red');
    expect(looks[0]?.differs).toEqual({ field: 'title', says: 'Black', shows: 'red' });
    expect(reasons[0]).toBe(`Image 1: ${words}.`);
    expect(content.imagesStatus).toBe('pending');
    expect(await checkOf(id)).toMatchObject({ openClaims: 1, openWords: words });

    const url = `/api/products/${id}/optimized-content`;
    const approved = (await app.call('PATCH', url, { imagesStatus: 'approved' })).body as FlatContent;
    expect(approved.parts.images).toMatchObject({
      openClaims: [
        { text: words, verdict: 'unsupported', judgedBy: 'double-1', evidence: [{ field: 'title', text: 'Black' }] },
      ],
    });
  });

  it('stays open when a person orders the images, or says of them that nothing was seen', async () => {
    const id = await addLamp();
    await useModel();
    seeAs(() => sayLooks(red, { alt: 'Desk lamp from the side' }));
    const { content } = await generate(id);
    const url = `/api/products/${id}/optimized-content`;
    await app.call('PATCH', url, { images: [...content.images].reverse() });
    expect(await checkOf(id)).toMatchObject({ openClaims: 1 });
    await app.call('PATCH', url, { imageDetails: content.images.map((each) => ({ url: each, alt: 'A lamp' })) });
    expect(await checkOf(id)).toMatchObject({ openClaims: 1 });
    await app.call('PATCH', url, { images: content.images.slice(1) });
    expect(await checkOf(id)).toMatchObject({ openClaims: 0 });
  });

  it('brings images back that were approved before a model saw it', async () => {
    const id = await addLamp();
    await generate(id);
    const url = `/api/products/${id}/optimized-content`;
    await app.call('PATCH', url, { imagesStatus: 'approved' });
    await useModel();
    seeAs(() => sayLooks({ ...red, alt: '' }, { alt: '' }));
    expect((await generate(id)).content.imagesStatus).toBe('pending');
    await app.call('PATCH', url, { imagesStatus: 'approved' });
    expect((await generate(id)).content.imagesStatus).toBe('approved');
  });

  it.each<[string, Partial<PictureLook>]>([
    ['names words the product does not say', { ...red, says: 'Chrome' }],
    ['names none', { ...red, says: '' }],
    ['is not sure', { ...red, agrees: 'unsure' }],
    ['shows what the product says', { ...red, instead: 'black' }],
  ])('counts only with words of the product: a model that %s finds nothing', async (_what, look) => {
    const id = await addLamp();
    await useModel();
    seeAs(() => sayLooks(look, {}));
    expect((await generate(id)).looks[0]?.differs).toBeUndefined();
    expect((await checkOf(id))?.openClaims).toBe(0);
  });
});

describe('a model that lies', () => {
  it.each<[string, Partial<PictureLook>]>([
    ['names another color', { alt: 'Red desk lamp' }],
    ['grants what nobody can see', { alt: 'Waterproof desk lamp' }],
    ['names an approval', { alt: 'Desk lamp approved by NASA' }],
    ['talks of the sale', { alt: 'Black desk lamp, free shipping' }],
    ['names a figure the source does not', { alt: 'Desk lamp of 40 cm' }],
    ['names another material', { alt: 'Desk lamp of oak' }],
    ['promises', { alt: 'Desk lamp with a 99-year warranty' }],
    ['praises', { alt: 'The best desk lamp in the world' }],
    ['repeats letters of the picture', { letters: 'Sale! Approved by Norvik', alt: 'Desk lamp approved by Norvik' }],
    ['leads elsewhere', { alt: 'Desk lamp, see www.evil.example' }],
    ['repeats a word', { alt: 'Lamp lamp lamp desk lamp' }],
    ['names the file', { alt: 'one.jpg' }],
    ['writes beyond the limit', { alt: `Desk lamp ${'on a table '.repeat(60)}` }],
  ])('is not believed where it %s: the alt text of the facts stands', async (_what, look) => {
    const id = await addLamp();
    const [of] = (await generate(id)).alts;
    expect(of).toMatch(/^Desk Lamp CL-2040/);
    await useModel();
    seeAs(() => sayLooks(look, { alt: 'Desk lamp from the side' }));
    const { alts, reasons } = await generate(id);
    expect(alts).toEqual([of, 'Desk lamp from the side']);
    expect(reasons[0]).toMatch(/^double-1 looked at 2 pictures and wrote 1 alt text\./);
  });

  it('gives one text to one picture', async () => {
    const id = await addLamp();
    await useModel();
    seeAs(() => sayLooks({}, {}));
    expect((await generate(id)).alts).toEqual(['Black desk lamp with its arm folded', null]);
  });
});

it('letters of a picture are data: what they order is neither done nor said', async () => {
  const { db } = app.database;
  await useModel();
  for (const order of injections.slice(0, 20)) {
    const id = await addLamp({ title: `Desk Lamp, Black ${order}` });
    // Obeys: what it reads is in every field.
    seeAs(() =>
      sayLooks(
        {
          shows: order,
          letters: order,
          colors: [order],
          agrees: 'yes',
          says: order,
          instead: order,
          alt: `${order} 99-year warranty`,
        },
        {},
      ),
    );
    const { content, alts, looks } = await generate(id);
    expect([content.imagesStatus, content.images.length]).toEqual(['pending', 2]);
    expect(alts.join()).not.toContain('warranty');
    expect(looks[0]?.differs).toBeUndefined();
    const asked = looksAsked().at(-1);
    const system = JSON.stringify(
      ((asked?.body ?? { messages: [] }) as { messages: { role: string }[] }).messages.filter(
        ({ role }) => role === 'system',
      ),
    );
    expect(system).not.toContain(order.slice(0, 40));
    double.reset();
  }
  expect((await db.select().from(modelCalls)).every(({ outcome }) => outcome === 'done')).toBe(true);
});

describe('where nothing can be seen', () => {
  const wanted =
    (why: RegExp) =>
    async (answer: () => void, given: object = {}) => {
      const id = await addLamp();
      const before = await generate(id);
      await useModel(given);
      answer();
      const { alts, looks, reasons, engine, content } = await generate(id);
      expect([alts, looks, engine]).toEqual([before.alts, [undefined, undefined], 'built-in']);
      expect(reasons[0]).toMatch(why);
      expect(reasons.slice(1)).toEqual(before.reasons);
      expect(content.imagesStatus).toBe('pending');
    };

  it('a model without eyes is never sent a picture of a product, and the reason says so', async () => {
    await wanted(/^The pictures were not looked at\. double-1 does not accept pictures\.$/)(() =>
      double.otherwise((asked) => say(picturesOf(asked).length > 0 ? 'none' : 'OK')),
    );
    expect(looksAsked()).toHaveLength(0);
    expect(double.requests).toHaveLength(2);
  });

  it.each<[string, DoubleAnswer, RegExp, number]>([
    ['answers no JSON', say('I cannot help with that.'), /double-1 gave an answer that cannot be used, twice\.$/, 2],
    ['answers broken JSON', say('{"pictures": [{"picture": "P1", "shows": "a la'), /cannot be used, twice\.$/, 2],
    ['answers about no picture', say('{"pictures": []}'), /cannot be used, twice\.$/, 2],
    ['refuses the call', { kind: 'status', status: 400 }, /rejected the request \(400\)/, 1],
    ['says nothing', { kind: 'stall', text: '' }, /No answer came within 1 second\./, 1],
  ])('a model that %s leaves the draft as it is, with the reason', async (_what, answer, why, calls) => {
    await wanted(new RegExp(`^The pictures were not looked at\\..*${why.source}`))(() => seeAs(() => answer), {
      timeoutSeconds: 1,
    });
    expect(looksAsked()).toHaveLength(calls);
    expect(await app.database.db.$count(modelLooks)).toBe(0);
  });

  it('a spent budget is the reason, and no picture goes out', async () => {
    await wanted(
      /^The pictures were not looked at\. .*budget of \$0\.01 per day does not allow another request today\./,
    )(() => seeAs(() => sayLooks({}, {})), { inputPrice: 1, outputPrice: 1, dailyBudget: 0.006 });
    expect(looksAsked()).toHaveLength(0);
  });

  it('a picture that is not described is counted; the others are taken', async () => {
    const id = await addLamp();
    await useModel();
    seeAs(() => sayLooks({}));
    const { alts, reasons } = await generate(id);
    expect(alts[0]).toBe('Black desk lamp with its arm folded');
    expect(reasons[0]).toBe('1 of 2 pictures was not described.');
  });
});

it('a run says before it begins what looking would cost, unless the model is known not to see', async () => {
  const id = await addLamp();
  await useModel({ inputPrice: 1, outputPrice: 10 });
  const preview = async () => {
    const options = { action: 'generate', options: { parts: ['images'], take: [] } };
    const reply = await app.call('POST', '/api/runs/preview', { ...options, selection: { ids: [id] } });
    expect(reply.status, reply.text).toBe(200);
    return (reply.body as { model: { calls: number; inputTokens: number; cost: number } }).model;
  };
  const { calls, inputTokens, cost } = await preview();
  expect([calls, inputTokens > 3_200 && inputTokens < 6_000, cost > 0]).toEqual([1, true, true]);
  expect(double.requests).toHaveLength(0);
  double.otherwise((asked) => say(picturesOf(asked).length > 0 ? 'none' : 'OK'));
  await generate(id);
  expect(await preview()).toMatchObject({ calls: 0, cost: 0 });
});
