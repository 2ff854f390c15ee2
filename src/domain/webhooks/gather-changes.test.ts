// Changes become few events, in order, and none is lost.
import { expect, it } from 'vitest';
import { type ChangedProduct, gatherChanges, type WebhookChange } from './gather-changes.ts';
import { mostProducts, webhookEventSchemas } from './webhook-events.ts';

const start = new Date('2026-11-21T10:00:00.000Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const maya = { id: 1, fullName: 'Maya Lindqvist' };
const linkTo = (path: string) => `https://desk.example${path}`;

const products = (from: number, count: number): ChangedProduct[] =>
  Array.from({ length: count }, (_, n) => ({ id: from + n, sku: `S-${from + n}`, parts: ['title'] }));
function approved(id: number, list: ChangedProduct[], given: { runId?: number; at?: Date } = {}): WebhookChange {
  const { runId = null, at = start } = given;
  return { id, at, by: maya, runId, kind: 'content.approved', products: list };
}
const counts = { total: 3, done: 3, asked: 0, unchanged: 0, refused: 0, failed: 0 };
const ended = (id: number, runId: number): WebhookChange => ({
  ...{ id, at: start, by: maya, runId: null, kind: 'run.ended' },
  run: { id: runId, action: 'approve', state: 'done', counts },
});
const gather = (changes: WebhookChange[], now = start) => {
  const { events, used } = gatherChanges(changes, now, linkTo);
  for (const event of events) expect(webhookEventSchemas[event.type].parse(event)).toEqual(event);
  return { sizes: events.map(({ type, data }) => [type, 'products' in data ? data.products.length : 0]), events, used };
};

it('sends what a person did at once, by kind and person', () => {
  const tomas = { ...approved(2, products(2, 1)), by: { id: 2, fullName: 'Tomas Berg' } };
  const { events, used } = gather([approved(1, products(1, 1)), tomas, approved(3, products(3, 1))]);
  expect(used.toSorted()).toEqual([1, 2, 3]);
  expect(events).toEqual([
    {
      type: 'content.approved',
      timestamp: start.toISOString(),
      data: {
        by: maya,
        runId: null,
        products: [1, 3].map((id) => ({
          id,
          sku: `S-${id}`,
          parts: ['title'],
          link: `https://desk.example/products/${id}`,
        })),
      },
    },
    expect.objectContaining({ data: expect.objectContaining({ by: tomas.by }) }),
  ]);
});

it('lets what a run did wait for more, for ten seconds or until an event is full', () => {
  const changes = [approved(1, products(1, 100), { runId: 7 }), approved(2, products(101, 100), { runId: 7 })];
  expect(gather(changes, after(9_999))).toMatchObject({ sizes: [], used: [] });
  expect(gather(changes, after(10_000))).toMatchObject({ sizes: [['content.approved', 200]], used: [1, 2] });
  const full = [1, 2, 3, 4, 5, 6].map((n) => approved(n, products(n * 100, 100), { runId: 7 }));
  expect(gather(full)).toMatchObject({ sizes: [['content.approved', mostProducts]], used: [1, 2, 3, 4, 5] });
});

it('sends all that a run did before its end, and nothing of other runs for it', () => {
  const changes = [
    approved(1, products(1, 2), { runId: 7 }),
    approved(2, products(3, 1), { runId: 8 }),
    approved(3, products(4, 1), { runId: 7 }),
    ended(4, 7),
  ];
  const { sizes, used } = gather(changes);
  expect(sizes).toEqual([
    ['content.approved', 3],
    ['run.ended', 0],
  ]);
  expect(used).toEqual([1, 3, 4]);
});

it('cuts what was changed at once into events of a bounded size', () => {
  const { sizes, used, events } = gather([approved(1, products(1, 1_201))]);
  expect(sizes.map(([, size]) => size)).toEqual([500, 500, 201]);
  expect(used).toEqual([1]);
  const ids = events.flatMap(({ data }) => ('products' in data ? data.products.map(({ id }) => id) : []));
  expect(ids).toEqual(products(1, 1_201).map(({ id }) => id));
});

it('drops a change whose products are gone', () => {
  expect(gather([approved(1, [])])).toMatchObject({ sizes: [], used: [1] });
});
