// Replaces text in the addresses of images of products of a run.
import type { AddressOptions } from '#domain/runs/actions/replace-image-address.action.ts';
import { changedAddresses, describeAddresses, planAddresses } from '#domain/runs/image-addresses.ts';
import type { SourceEdit } from '#domain/runs/source-edit.ts';
import { findHandEdited } from '#server/catalogue/catalogue.commands.ts';
import type { Context } from '#server/http/context.ts';
import { findSameFiles } from '#server/media/images.commands.ts';
import * as store from '../preview.store.ts';
import { readItems } from '../read-items.ts';
import { type ActionWork, type Chosen, mostExamples, type Planned, type Read, type Seen } from './planned.ts';

async function planAll({ db }: Context, options: AddressOptions, items: readonly Read[]): Promise<Planned[]> {
  const ids = items.map(({ product }) => product.id);
  const edited = await findHandEdited(db, ids, 'images');
  const isSameFile = await findSameFiles(db, changedIn(items, options));
  return items.map((item) => ({
    ...item,
    plan: planAddresses({ ...item, isHandEdited: edited.has(item.product.id) }, options, isSameFile),
  }));
}

const changedIn = (items: readonly Read[], options: AddressOptions) =>
  items.flatMap(({ content }) => changedAddresses(content, options));

/** Of more products so many are looked at, from all over the selection. */
const mostPlanned = 1_000;

async function look({ db }: Context, options: AddressOptions, { where, total }: Chosen): Promise<Seen> {
  const isAll = total <= mostPlanned;
  const ids = isAll
    ? await store.listFirst(db, where, mostPlanned)
    : await store.listSample(db, where, total, mostPlanned);
  const items = await readItems(db, ids);
  const isSameFile = await findSameFiles(db, changedIn(items, options));
  const planned = items.map((item) => {
    const read = { ...item, isHandEdited: false };
    // What is skipped is said apart from what waits again.
    const { reason: left } = planAddresses(read, options, () => true);
    return { ...item, plan: planAddresses(read, options, isSameFile), left };
  });
  const changed = planned.flatMap(({ product, plan: { source } }) => {
    if (!source || !('addresses' in source.replaced)) return [];
    const { addresses } = source.replaced;
    const all = new Map([...addresses.source, ...addresses.content].map(({ from, to }) => [from, to]));
    return [{ product, addresses: [...all] }];
  });
  const examples = changed.slice(0, mostExamples).flatMap(({ product, addresses: [first] }) => {
    const [before = '', after = ''] = first ?? [];
    return { productId: product.id, title: product.title, part: null, before, after };
  });
  const reasons = planned.flatMap(({ plan, left }) => (plan.outcome === 'unchanged' ? [] : (left ?? [])));
  const count = changed.reduce((sum, { addresses }) => sum + addresses.length, 0);
  const waiting = planned.filter(({ plan: { source } }) => source && needsReview(source)).length;
  // Of a sample the share is known, and not the number.
  const ofAll = (number: number) => (isAll ? number : Math.round((number / Math.max(1, ids.length)) * total));
  const taken = ofAll(changed.length);
  const unmatched = ofAll(planned.filter(({ plan }) => plan.outcome === 'unchanged').length);
  return {
    isExact: isAll,
    model: null,
    examples,
    note: count > 0 ? describeAddresses(ofAll(count), ofAll(waiting), !isAll) : null,
    skipped: [...Map.groupBy(reasons, (reason) => reason)].map(([reason, { length }]) => ({
      reason,
      products: length,
    })),
    looked: [
      { taken: ['images'], left: [], products: taken },
      { taken: [], left: [{ part: 'images', because: 'no-match' }], products: unmatched },
      { taken: [], left: [], products: Math.max(0, total - taken - unmatched) },
    ],
  };
}

/** Whether what was decided of images goes, by one person or by the first of two. */
const needsReview = ({ replaced }: SourceEdit): boolean => 'addresses' in replaced && replaced.decided !== undefined;

export const replaceImageAddressWork: ActionWork<'replace-image-address'> = { plan: planAll, look };
