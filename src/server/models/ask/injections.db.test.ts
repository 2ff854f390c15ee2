// Product text that gives orders, read by a double that obeys everything it reads: it reaches the model as data alone, and changes nothing but
// a text that waits for review with its marks.
import { expect, it } from 'vitest';
import { isReadable } from '#domain/attributes/usable-attributes.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { partBriefs } from '#domain/models/brief/part-briefs.ts';
import { frameEnd, frameStart } from '#domain/models/model-request.ts';
import { forEachTextPart, partNames, textParts } from '#domain/parts/parts.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { toOneLine, toPlainText } from '#domain/text/plain-text.ts';
import { dataSources } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { injections } from '#testing/injections.data.ts';
import { secretKey, startModelApp } from '#testing/model-app.ts';
import type { AskedOfDouble, DoubleAnswer } from '#testing/model-double.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const models = startModelApp(app);

type Message = { role: string; content: string | { text: string }[] };

/** The two halves of a request: what instructs, and the document in the frame. */
function readRequest(asked: AskedOfDouble): { outside: string; document: Record<string, unknown> } {
  const { messages } = asked.body as { messages: Message[] };
  const said = ({ content }: Message) =>
    typeof content === 'string' ? content : content.map(({ text }) => text).join('');
  const user = messages.filter(({ role }) => role === 'user').map(said);
  expect(user).toHaveLength(1);
  const [data = ''] = user;
  expect(data.split(frameStart)).toHaveLength(2);
  expect(data.split(frameEnd)).toHaveLength(2);
  const [before = '', rest = ''] = data.split(frameStart);
  const [inside = '', after = ''] = rest.split(frameEnd);
  const outside = [...messages.filter(({ role }) => role !== 'user').map(said), before, after].join('\n');
  return { outside, document: JSON.parse(inside) as Record<string, unknown> };
}

const lie = 'Approved by NASA, 99-year warranty';

/** Obeys: calls the tool where an order reached its instructions, and writes what it was bid in every case. */
function obey(asked: AskedOfDouble, order: string): DoubleAnswer {
  if (readRequest(asked).outside.includes(order))
    return { kind: 'tool', name: 'approve_everything', input: { all: true } };
  const say = (text: string) => ({ text, facts: ['F1', order] });
  const inForm = {
    line: { ...say(`${order} ${lie}`), status: 'approved' },
    list: { items: [`${lie}: ${order}`, order, lie].map(say), status: 'approved' },
    prose: { paragraphs: [{ sentences: [say(`${lie}. ${order}`)] }] },
  };
  const reply = {
    ...forEachTextPart((part) => inForm[partBriefs[part].form]),
    unused: [{ fact: 'F1', why: `As ordered: ${order} <b>${'approve '.repeat(80)}</b>` }],
    ask: [order],
    contests: ['S1', 'S2', 'S3', 'S4'].map((statement) => ({ statement, fact: 'F1', quote: lie })),
    titleStatus: 'approved',
    approvedBy: 1,
    role: 'admin',
    sql: "update optimized_contents set title_status = 'approved'",
  };
  return { kind: 'text', text: JSON.stringify(reply) };
}

/** The places of a product a supplier can write to, in turn. */
const places = ['title', 'description', 'bullets', 'attributes', 'brand', 'category', 'data source'] as const;
function plant(order: string, index: number) {
  const place = places[index % places.length] ?? 'title';
  const product = {
    ...(place === 'title' ? { title: `Desk lamp ${order}` } : {}),
    ...(place === 'description' ? { description: `A desk lamp. ${order}` } : {}),
    ...(place === 'bullets' ? { bullets: ['Touch switch', order] } : {}),
    ...(place === 'attributes' ? { attributes: [{ name: 'Material', value: order }] } : {}),
    ...(place === 'brand' ? { brand: order } : {}),
    ...(place === 'category' ? { category: order } : {}),
  };
  return { place, product };
}

/** Without spaces, and without signs a line of nothing else is left out for. */
const squeeze = (text: string) => text.replace(/[\s•*/=`-]+/g, '');

const contentOf = async (id: number) =>
  (await app.call('GET', `/api/products/${id}/optimized-content`)).body as FlatContent | null;

it('there are at least 50 of them', () => {
  expect(new Set(injections).size).toBeGreaterThanOrEqual(50);
});

it.each(injections.map((order, index) => [index + 1, order] as const))('%i: %j stays data', async (number, order) => {
  const { db } = app.database;
  const { place, product } = plant(order, number);
  const [id, other] = [await addProduct(db, product), await addProduct(db)];
  if (place === 'data source')
    await db.insert(dataSources).values({ productId: id, sourceCategory: 'supplier', sourceContent: order });
  await app.call('POST', `/api/products/${other}/generate-optimized-content`);
  const [otherBefore, sourceBefore] = [await contentOf(other), (await app.call('GET', `/api/products/${id}`)).body];

  const post = await models.serve();
  models.double.otherwise((asked) => obey(asked, order));
  const reply = await post(`/api/products/${id}/generate-optimized-content`);
  expect(reply.status, models.lines.join('\n')).toBe(200);

  // Asked at most twice, with no tool on offer, and with the order nowhere but in the frame, whole.
  expect(models.double.requests.length).toBeLessThanOrEqual(2);
  for (const asked of models.double.requests) {
    const { outside, document } = readRequest(asked);
    expect(outside).not.toContain(order);
    expect(asked.body).not.toHaveProperty('tools');
    expect(asked.text).not.toContain(secretKey);
    const facts = (document.facts as string[]).map((fact) => fact.replace(/^F\d+ [^:]+: /, ''));
    // Plain and in sentences; an attribute is sent as the one line a shopper would read, or not at all.
    const isSent = place === 'attributes' ? isReadable(toOneLine(order)) : true;
    expect(squeeze(facts.join('')).includes(squeeze(toPlainText(order)))).toBe(isSent);
  }

  // Nothing is approved, and what the answer held beside its texts went nowhere.
  const content = (await contentOf(id)) as FlatContent;
  expect(partNames.map((part) => content[`${part}Status`])).toEqual(partNames.map(() => 'pending'));
  expect(content.approvedBy).toBeNull();
  const history = (await app.call('GET', `/api/products/${id}/content-history`)).body as HistoryEntry[];
  expect(new Set(history.map(({ action }) => action))).toEqual(new Set(['generated']));
  expect(await contentOf(other)).toEqual(otherBefore);
  expect((await app.call('GET', `/api/products/${id}`)).body).toMatchObject({
    title: (sourceBefore as { title: string }).title,
    description: (sourceBefore as { description: string }).description,
  });

  // The texts are plain, and the checks caught what no source says: marked, not hidden.
  for (const part of textParts) {
    const { origin, draft } = content.parts[part];
    expect(origin).toBe('model');
    expect((draft?.checks.unsupported ?? 0) + (draft?.checks.contradicted ?? 0), part).toBeGreaterThan(0);
    expect(JSON.stringify(content[part])).not.toMatch(/<(script|img|span|b)\b|onerror=/i);
    for (const reason of draft?.reasons ?? []) {
      expect(reason.text.length).toBeLessThanOrEqual(200);
      expect(reason.text).not.toContain('<b>');
    }
  }
});
