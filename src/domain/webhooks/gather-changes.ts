// Changes become events: those of one kind, person and run go together, so that a run over a whole catalog sends few.
import type { ContentType } from '#domain/history/history-names.ts';
import type { Person } from '#domain/session/person.ts';
import { mostProducts, type WebhookEvent } from './webhook-events.ts';

/** A product of a change; `parts` where the change is about parts. */
export type ChangedProduct = { id: number; sku: string; parts?: ContentType[] };

type EventOf<Kind> = Extract<WebhookEvent, { type: Kind }>;
type RunFacts = Omit<EventOf<'run.ended'>['data']['run'], 'link'>;
type ImportFacts = Omit<EventOf<'import.ended'>['data']['import'], 'link'>;

/** What happened to products in one transaction, or what ended in it. */
export type WebhookFacts =
  | { kind: Exclude<WebhookEvent['type'], 'run.ended' | 'import.ended' | 'webhook.test'>; products: ChangedProduct[] }
  | { kind: 'run.ended'; run: RunFacts }
  | { kind: 'import.ended'; import: ImportFacts };

/** A change as it was stored; `runId`: the run that did it. */
export type WebhookChange = { id: number; at: Date; by: Person | null; runId: number | null } & WebhookFacts;
type ProductsChange = Extract<WebhookChange, { products: unknown }>;
type EndChange = Exclude<WebhookChange, ProductsChange>;

/** Makes the link of an event from a path. */
type LinkTo = (path: string) => string;

/** So long what a run does to products waits for more of it. */
const gatherMs = 10_000;

type Batch = { first: ProductsChange; ids: number[]; products: ChangedProduct[] };

const isOfProducts = (change: WebhookChange): change is ProductsChange => 'products' in change;
const keyOf = ({ kind, by, runId }: WebhookChange) => JSON.stringify([kind, by?.id, runId]);

function* eventsOf({ first, products }: Batch, linkTo: LinkTo): Generator<WebhookEvent> {
  const { kind, at, by, runId } = first;
  for (let from = 0; from < products.length; from += mostProducts) {
    const piece = products.slice(from, from + mostProducts);
    const linked = piece.map((product) => ({ ...product, link: linkTo(`/products/${product.id}`) }));
    yield { type: kind, timestamp: at.toISOString(), data: { by, runId, products: linked } } as WebhookEvent;
  }
}

function toEndEvent(change: EndChange, linkTo: LinkTo): WebhookEvent {
  const { by } = change;
  const timestamp = change.at.toISOString();
  if (change.kind === 'run.ended')
    return {
      type: change.kind,
      timestamp,
      data: { by, run: { ...change.run, link: linkTo(`/runs/${change.run.id}`) } },
    };
  const link = linkTo(`/import?run=${change.import.id}`);
  return { type: change.kind, timestamp, data: { by, import: { ...change.import, link } } };
}

/**
 * The events that are complete, the earliest first, and the ids of the changes they are made of; the other changes wait for more of their run.
 * `changes` are in the order they were stored in. What a run did comes before its end.
 */
export function gatherChanges(
  changes: readonly WebhookChange[],
  now: Date,
  linkTo: LinkTo,
): { events: WebhookEvent[]; used: number[] } {
  const events: WebhookEvent[] = [];
  const used: number[] = [];
  const open = new Map<string, Batch>();
  const send = (isMeant: (batch: Batch) => boolean) => {
    for (const [key, batch] of open) {
      if (!isMeant(batch)) continue;
      open.delete(key);
      events.push(...eventsOf(batch, linkTo));
      used.push(...batch.ids);
    }
  };
  for (const change of changes) {
    if (isOfProducts(change)) {
      const key = keyOf(change);
      const full = open.get(key);
      if (full && full.products.length + change.products.length > mostProducts) send((batch) => batch === full);
      const batch = open.get(key) ?? { first: change, ids: [], products: [] };
      batch.ids.push(change.id);
      batch.products.push(...change.products);
      open.set(key, batch);
    } else {
      if (change.kind === 'run.ended') send(({ first }) => first.runId === change.run.id);
      events.push(toEndEvent(change, linkTo));
      used.push(change.id);
    }
  }
  const mayGrow = ({ first, products }: Batch) =>
    first.runId !== null && products.length < mostProducts && now.getTime() - first.at.getTime() < gatherMs;
  send((batch) => !mayGrow(batch));
  return { events, used };
}
