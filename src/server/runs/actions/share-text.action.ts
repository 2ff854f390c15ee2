// Gives the texts of one product to the variants of it that a run goes through.
import { mostMembers } from '#domain/families/most-members.ts';
import { isEmptyValue, listParts, type Part } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import type { ShareTextOptions } from '#domain/runs/actions/share-text.action.ts';
import { nothingYet, planRefusal } from '#domain/runs/item-plan.ts';
import type { Looked } from '#domain/runs/left-parts.ts';
import { planSharedText, type SharedMember, type SharedText } from '#domain/runs/share-text.ts';
import { listFactTextsOfMany, loadJudgementsOfMany } from '#server/claims/claim-basis.commands.ts';
import { loadFamilyOf } from '#server/families/families.commands.ts';
import type { Context } from '#server/http/context.ts';
import { runInThread } from '#server/http/threads.ts';
import * as store from '../preview.store.ts';
import { readItems } from '../read-items.ts';
import {
  type ActionWork,
  type Chosen,
  hasContent,
  mostExamples,
  type Planned,
  type Read,
  type Seen,
  type Written,
} from './planned.ts';
import { shareWithAll } from './share-texts.thread.ts';

const shareThread = new URL('./share-texts.thread.ts', import.meta.url);

type From = SharedMember & { content: OptimizedContent };
const nothingIn = (parts: readonly Part[]) =>
  `The product whose text is shared has no text in: ${listParts(parts)}. Share other parts, or write this text first.`;
const noVariant = 'This product is not a variant of the one whose text is shared.';
const notAlike = 'Its title differs in more than a size, color, model or amount, so the text may not fit.';

/** The product whose texts are shared, the slots of its family, and those of it whose titles say other things. Throws NOT_FOUND where it is gone or has no content, NOTHING_CHANGED where a part of it is empty. */
async function readFrom(
  { db }: Context,
  { from, parts }: ShareTextOptions,
): Promise<{ from: From; slots: Map<number, string[]>; others: Set<number> }> {
  const [{ product, content } = { product: null, content: null }] = await readItems(db, [from]);
  if (!content) throw new Problem('NOT_FOUND', 'The product whose text is shared has no optimized content.');
  const empty = parts.filter((part) => isEmptyValue(content.parts[part].value));
  if (empty.length > 0) throw new Problem('NOTHING_CHANGED', nothingIn(empty));
  const members = await loadFamilyOf(db, from);
  const slots = new Map(members.flatMap((member) => (member.isAlike ? [[member.id, member.slots]] : [])));
  const others = new Set(members.flatMap((member) => (member.isAlike ? [] : member.id)));
  return { from: { content, title: product.title, slots: slots.get(from) ?? [] }, slots, others };
}

type Sharing = { item: Written; slots: readonly string[]; shared: SharedText[] };

/** What those products get that are variants and have content, in their order. */
async function shareWith(
  { db }: Context,
  { parts }: ShareTextOptions,
  { from, slots }: Awaited<ReturnType<typeof readFrom>>,
  items: readonly Read[],
): Promise<Sharing[]> {
  const variants = items.filter(hasContent).flatMap((item) => {
    const own = slots.get(item.product.id);
    return own ? [{ item, slots: own }] : [];
  });
  if (variants.length === 0) return [];
  const products = variants.map(({ item }) => item.product);
  const sources = await listFactTextsOfMany(
    db,
    products.map(({ id }) => id),
  );
  const judgements = await loadJudgementsOfMany(db, products);
  const shared = await runInThread(shareThread, shareWithAll, {
    from,
    parts,
    variants: variants.map(({ item: { product, content }, slots: own }, at) => ({
      product,
      content,
      slots: own,
      dataSources: sources[at] ?? [],
      judgements: judgements[at] ?? [],
    })),
  });
  return variants.map((variant, at) => ({ ...variant, shared: shared[at] ?? [] }));
}

async function planAll(context: Context, options: ShareTextOptions, items: readonly Read[]): Promise<Planned[]> {
  const family = await readFrom(context, options);
  const sharing = new Map(
    (await shareWith(context, options, family, items)).map((each) => [each.item.product.id, each.shared]),
  );
  return items.map((item) => {
    const { product, content } = item;
    if (family.others.has(product.id)) return { ...item, plan: planRefusal(notAlike) };
    if (!family.slots.has(product.id) || product.id === options.from) return { ...item, plan: planRefusal(noVariant) };
    if (!content) return { ...item, plan: planRefusal(nothingYet) };
    return { ...item, plan: planSharedText(content, sharing.get(product.id) ?? [], context.actor) };
  });
}

const inLines = (value: string | string[]) => (typeof value === 'string' ? value : value.join('\n'));

async function look(context: Context, options: ShareTextOptions, { where, total }: Chosen): Promise<Seen> {
  const family = await readFrom(context, options);
  const items = await readItems(context.db, await store.listFirst(context.db, where, mostMembers));
  const sharing = await shareWith(context, options, family, items);
  const leave = (because: 'never-written' | 'no-match', products: number): Looked => ({
    taken: [],
    left: options.parts.map((part) => ({ part, because })),
    products,
  });
  const unwritten = items.filter(({ content }) => content === null).length;
  const looked = sharing.map(({ shared }): Looked => {
    const left = shared.filter(({ refusal }) => refusal !== null);
    return {
      taken: shared.filter(({ refusal }) => refusal === null).map(({ part }) => part),
      left: left.map(({ part }) => ({ part, because: 'open-claim' })),
    };
  });
  const examples = sharing.flatMap(({ item: { product, content }, shared }) =>
    shared
      .filter(({ refusal }) => refusal === null)
      .map(({ part, value }) => ({
        productId: product.id,
        title: product.title,
        part,
        before: inLines(content.parts[part].value),
        after: inLines(value),
      })),
  );
  return {
    isExact: total <= mostMembers,
    model: null,
    examples: examples.slice(0, mostExamples),
    looked: [...looked, leave('never-written', unwritten), leave('no-match', total - unwritten - sharing.length)],
  };
}

export const shareTextWork: ActionWork<'share-text'> = { plan: planAll, look };
