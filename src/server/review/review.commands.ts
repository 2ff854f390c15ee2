// Use cases of the review: load, ask the domain, store content, figures and history, and inform other browsers, in one transaction.

import { namePair } from '#domain/audit/second-person-values.ts';
import { isSameValue } from '#domain/canonical-json.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { contentTypeLabels } from '#domain/history/history.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import {
  isEmptyValue,
  type Part,
  type PartContent,
  partNames,
  partTable,
  type Status,
  textParts,
} from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import { type Result, unwrap } from '#domain/result.ts';
import type { ImageEntry, OptimizedContent, SourceChange } from '#domain/review/content.ts';
import { decideImage } from '#domain/review/decide-image.ts';
import { type HeroNote, noteHero } from '#domain/review/hero-note.ts';
import { noteSourceChanges } from '#domain/review/note-source-changes.ts';
import { emptyCheck } from '#domain/review/part-check.ts';
import { presentImages } from '#domain/review/present-images.ts';
import type { ContentPatch } from '#domain/review/review.contract.ts';
import {
  type Change,
  decidePart,
  isLegalTransition,
  replacePart,
  startFromSource,
  type Writing,
} from '#domain/review/review.ts';
import { noteReview, type ReviewNote } from '#domain/review/review-note.ts';
import { type FirstApproval, secondPersonNeed, sourceGuardOf, waitingFirsts } from '#domain/review/second-person.ts';
import { applyDrafts, isNews } from '#domain/writing/apply-drafts.ts';
import { findWriting, makingOf, wasReplaced } from '#domain/writing/find-writing.ts';
import { sourceOf } from '#domain/writing/hash-request.ts';
import type { DraftedPart } from '#domain/writing/pipeline.ts';
import { record } from '#server/audit/audit.commands.ts';
import { loadProducts } from '#server/catalogue/catalogue.commands.ts';
import { loadActiveRules } from '#server/checks/active-rules.commands.ts';
import { findStoredChecks } from '#server/checks/check.commands.ts';
import { keepJudgements } from '#server/claims/claim-basis.commands.ts';
import type { Db } from '#server/database/database.ts';
import { findEntry, loadWritings } from '#server/history/history.commands.ts';
import type { Context } from '#server/http/context.ts';
import { requireMay } from '#server/http/require-may.ts';
import { findUnknownHashes, loadListedImages } from '#server/media/images.commands.ts';
import { notifyDeciders } from '#server/notifications/notifications.commands.ts';
import { loadClaimDecider, type OpenClaims, recordOpenClaims } from './approval-claims.ts';
import { applySteps, changeContent, type SeenVersion } from './change-content.ts';
import { loadContent, loadContents, readContentRow } from './review.store.ts';
import { loadSettings } from './settings.store.ts';
import { changeOf, storeChanges } from './store-changes.commands.ts';

// What other features may read of the review.
export { loadContent, loadContents, loadSettings, readContentRow, type SeenVersion };

/** The open claims of the texts a PATCH approves, as they will stand. Refuses with those somebody has to attest first. */
async function openClaimsOf(
  tx: Db,
  product: Product,
  current: Change['content'],
  patch: ContentPatch,
): Promise<OpenClaims> {
  const { changes } = patch;
  const isNew = (part: Part) => changes[part]?.value !== undefined;
  // What may not be approved anyway is refused as such, no matter what it claims.
  const mayApprove = (part: Part) => isNew(part) || isLegalTransition(current.parts[part].status, 'approved');
  const approved = textParts.filter((part) => changes[part]?.status === 'approved' && mayApprove(part));
  if (approved.length === 0) return new Map();
  const texts = approved.map((part) => ({ part, value: changes[part]?.value ?? current.parts[part].value }));
  const decide = await loadClaimDecider(
    tx,
    product,
    texts.map(({ value }) => value),
    patch.attested,
  );
  return recordOpenClaims(decide, texts);
}

/** Edits, decides and rolls back as a PATCH asks: new texts first, then statuses. A text with status pending is one step. */
export async function patchContent(
  context: Context,
  productId: number,
  patch: ContentPatch,
  seen: SeenVersion,
): Promise<OptimizedContent> {
  if (decides(patch)) requireMay(context, 'decide');
  const { isUndo } = patch;
  const change = async (current: Change['content'], tx: Db, product: Product): Promise<Change> => {
    refuseEmptyTitle(patch);
    const restored = patch.restoredFrom === undefined ? null : await loadRestored(tx, productId, patch);
    const decision = { by: context.actor, at: context.now().toISOString(), source: product, isUndo };
    const openClaims = await openClaimsOf(tx, product, current, patch);
    const needsSecond = await loadNeed(tx, context, product);
    const steps: ((content: Change['content']) => Result<Change>)[] = [];
    for (const part of partNames) {
      const { value, status } = patch.changes[part] ?? {};
      if (value !== undefined) {
        const images = part === 'images' ? await imagesOf(tx, patch, restored) : undefined;
        const writing = {
          ...(await writingOf(context, tx, product, part, patch, restored)),
          ...(images ? { images } : {}),
        };
        steps.push((content) => ({ ok: true, value: replacePart(content, part, value as PartContent[Part], writing) }));
      }
      // New content is pending already, so asking for pending beside it is the specified rollback, not a second decision.
      if (status !== undefined && !(value !== undefined && status === 'pending')) {
        steps.push((content) =>
          decidePart(content, part, status, {
            ...decision,
            openClaims: openClaims.get(part) ?? [],
            needsSecond,
            reason: patch.reasons?.[part],
          }),
        );
      }
    }
    const changed = applySteps(current, steps);
    await recordPairs(tx, context, product, { before: current, after: changed.content });
    if (isUndo) await askAgain(tx, context, product, { before: current, after: changed.content });
    return changed;
  };
  return await changeContent(context, productId, seen, change, { isUndo });
}

/** What the workspace asks of the approvals of a product, as it is now. */
const loadNeed = async (tx: Db, { isAlone = false }: Context, product: Product) =>
  secondPersonNeed(await loadSettings(tx), product, isAlone);

type Changed = { before: Change['content']; after: Change['content'] };

/** Lets those know who can be the second person of approvals that an undo left waiting, in the name of who made them. */
async function askAgain(tx: Db, context: Context, product: Product, { before, after }: Changed): Promise<void> {
  const known = waitingFirsts(before);
  const isKnown = (one: Waiting) => known.some(({ part, by }) => part === one.part && by.id === one.by.id);
  const again = waitingFirsts(after).filter((each) => each.by.id !== context.actor.id && !isKnown(each));
  const once = new Map(again.map((each) => [`${each.part} ${each.by.id}`, each]));
  for (const { part, by } of once.values())
    await notifyDeciders(tx, { ...context, actor: by }, { productId: product.id, part, text: '' });
}

type Waiting = ReturnType<typeof waitingFirsts>[number];

/** Has the audit log name both people of an approval that needed two, and lets those know who can be the second. */
async function recordPairs(tx: Db, context: Context, product: Product, { before, after }: Changed): Promise<void> {
  for (const part of partNames) {
    const { status, record: present } = after.parts[part];
    const first = present.firstApproval;
    if (!first || isSameValue(before.parts[part], after.parts[part])) continue;
    // An undo left the approval of another person waiting: nobody asks or confirms by that.
    if (status === 'pending' && first.by.id !== context.actor.id) continue;
    await recordPair(tx, context, product, {
      part,
      label: partTable[part].label,
      first,
      isJoint: status === 'approved',
    });
  }
}

type Pair = { part: Part; label: string; first: Pick<FirstApproval, 'by'>; isJoint: boolean };

async function recordPair(tx: Db, context: Context, product: Product, { part, label, first, isJoint }: Pair) {
  const target = { id: product.id, name: product.sku };
  const pair = namePair(label, first.by, isJoint ? context.actor : null);
  await record(tx, context, {
    kind: 'product',
    action: isJoint ? 'approved-second' : 'approved-first',
    target,
    ...pair,
  });
  if (!isJoint) await notifyDeciders(tx, context, { productId: product.id, part, text: '' });
}

/** Whether it approves, rejects or rolls back. A new text is pending, whoever wrote it. */
const decides = ({ changes, restoredFrom }: ContentPatch): boolean =>
  restoredFrom !== undefined ||
  Object.values(changes).some(
    ({ value, status }) => status !== undefined && !(value !== undefined && status === 'pending'),
  );

/** No listing goes without a title, not even as a draft. */
function refuseEmptyTitle({ changes }: ContentPatch): void {
  const title = changes.title?.value;
  if (title === undefined || !isEmptyValue(title)) return;
  throw new Problem('NOTHING_TO_REVIEW', 'A product needs a title. The empty title was not saved.');
}

/**
 * How a text of a PATCH came about. The specified rollback sends a text of the history with status pending, and need not name the entry. A
 * text that comes back has the draft it was written with; where a change is taken back, its origin and writer as well.
 */
async function writingOf(
  { actor }: Context,
  tx: Db,
  product: Product,
  part: Part,
  { changes, isUndo }: ContentPatch,
  restored: HistoryEntry | null,
): Promise<Writing> {
  const edited: Writing = { origin: 'person', by: actor };
  const { value, status } = changes[part] ?? {};
  if (value === undefined || (!restored && !isUndo && status !== 'pending')) return edited;
  // What comes beside the part of that entry is an edit.
  if (restored && restored.contentType !== part) return edited;
  const entries = await loadWritings(tx, product.id, part);
  if (!restored && !wasReplaced(entries, value)) return edited;
  const written = findWriting(entries, value);
  if (!isUndo) return { ...makingOf(written), origin: 'restored', by: actor };
  return { ...(written ?? { origin: 'source' }), isUndo };
}

/** What a PATCH says of each image: what it names, or what the entry it restores had; nothing where it only lists addresses. */
async function imagesOf(
  tx: Db,
  { changes }: ContentPatch,
  restored: HistoryEntry | null,
): Promise<readonly ImageDetail[] | undefined> {
  const named = changes.images?.details;
  await refuseUnknownRenditions(tx, named ?? []);
  return named ?? restored?.details?.images?.before;
}

/** A listing can only send out what is stored. */
async function refuseUnknownRenditions(tx: Db, images: readonly ImageDetail[]): Promise<void> {
  const hashes = images.flatMap(({ rendition }) => rendition?.hash ?? []);
  if (hashes.length === 0 || (await findUnknownHashes(tx, hashes)).length === 0) return;
  throw new Problem('INVALID_INPUT', 'A rendition is not stored any more. Choose it again.');
}

/** The entry of this product's history that a rollback takes its content from. Throws NOT_FOUND, and INVALID_INPUT for other content. */
async function loadRestored(tx: Db, productId: number, patch: ContentPatch): Promise<HistoryEntry> {
  const entry = await findEntry(tx, productId, patch.restoredFrom ?? 0);
  if (!entry) throw new Problem('NOT_FOUND', 'History item not found');
  if (!partNames.some((part) => isSameValue(patch.changes[part]?.value, entry.previousContent))) {
    throw new Problem(
      'INVALID_INPUT',
      'The content to restore does not match the previous content of that history item.',
    );
  }
  return entry;
}

/** Approves, rejects or rolls back one image. */
export async function setImageStatus(
  context: Context,
  productId: number,
  image: Pick<ImageEntry, 'url' | 'type'>,
  { status, isUndo = false }: { status: Status; isUndo?: boolean | undefined },
  seen: SeenVersion,
): Promise<OptimizedContent> {
  const decision = { by: context.actor, at: context.now().toISOString(), isUndo };
  const decide = async (current: Change['content'], tx: Db, source: Product): Promise<Change> => {
    const needsSecond = await loadNeed(tx, context, source);
    const change = unwrap(decideImage(current, image, status, { ...decision, source, needsSecond }));
    const isIt = ({ url, type }: ImageEntry) => url === image.url && type === image.type;
    const [before, after] = [current, change.content].map(({ imagesWithStatus }) => imagesWithStatus.find(isIt));
    const isTakenBack = isUndo && status === 'pending';
    if (isTakenBack) await askAgain(tx, context, source, { before: current, after: change.content });
    const first = isTakenBack ? undefined : after?.firstApproval;
    if (after && first && !isSameValue(before, after)) {
      const label = contentTypeLabels[image.type === 'hero' ? 'heroImage' : 'secondaryImage'];
      await recordPair(tx, context, source, { part: 'images', label, first, isJoint: after.status === 'approved' });
    }
    return change;
  };
  return await changeContent(context, productId, seen, decide, { isUndo });
}

/** What a draft rests on: the product and its content as they were when it was asked for. */
export type WrittenFrom = { product: Product; content: OptimizedContent | null };

/** An engine can take long: what somebody changed meanwhile is not written over, and a draft of former facts is not stored. */
function refuseOvertaken(
  from: WrittenFrom,
  now: { product: Product; content: Change['content'] },
  parts: readonly Part[],
): void {
  if (!isSameValue(sourceOf(from.product), sourceOf(now.product)))
    throw new Problem(
      'STALE_VERSION',
      'The product changed while its content was being written. Nothing was replaced. Please generate it again.',
    );
  const before = from.content ?? startFromSource(from.product);
  const asSeen = (content: Change['content'], part: Part) => [
    content.parts[part].value,
    content.parts[part].status,
    part === 'images' ? content.imagesWithStatus : null,
  ];
  const changed = parts.find((part) => !isSameValue(asSeen(before, part), asSeen(now.content, part)));
  if (changed === undefined) return;
  throw new Problem(
    'STALE_VERSION',
    `Someone else changed the ${changed} while it was being written. Nothing was replaced. Review the new version and generate again.`,
  );
}

/** Puts drafts into parts, all pending again; the replaced content stays in history, and a part the draft leaves as it is keeps its decision. Throws STALE_VERSION when the parts or the product changed meanwhile. */
export async function storeDrafts(
  context: Context,
  drafts: readonly DraftedPart[],
  from: WrittenFrom,
  seen: SeenVersion = null,
): Promise<OptimizedContent> {
  return await changeContent(context, from.product.id, seen, async (current, tx, product) => {
    const parts = drafts.map(({ part }) => part);
    refuseOvertaken(from, { product, content: current }, parts);
    const news = drafts.filter((each) => isNews(current, each));
    await keepJudgements(
      tx,
      product,
      news.flatMap(({ judgements }) => judgements),
      context.now(),
    );
    return applyDrafts(current, news, context.actor);
  });
}

/**
 * Marks source facts that changed, by product, on the parts approved before, or sends those back as the workspace set it; part of the
 * transaction that changed them and has locked the products. A handful of statements however many products there are.
 */
export async function recordSourceChanges(
  tx: Db,
  context: Context,
  changes: ReadonlyMap<number, readonly SourceChange[]>,
): Promise<void> {
  const changed = [...changes].flatMap(([id, facts]) => (facts.length > 0 ? [id] : []));
  if (changed.length === 0) return;
  const contents = await loadContents(tx, changed);
  if (contents.length === 0) return;
  const guard = sourceGuardOf(await loadSettings(tx), context.isAlone);
  const noted = new Map<number, Change>();
  for (const content of contents) {
    const change = noteSourceChanges(content, changes.get(content.productId) ?? [], guard);
    if (change.content !== content) noted.set(content.productId, change);
  }
  if (noted.size === 0) return;
  const products = await loadProducts(tx, [...noted.keys()]);
  await storeChanges(
    context,
    tx,
    products.flatMap((product) => {
      const change = noted.get(product.id);
      return change ? [changeOf(product, change)] : [];
    }),
  );
}

/** What lists show of the review of products; those without content are left out. */
export async function noteReviews({ db }: Context, productIds: readonly number[]): Promise<ReviewNote[]> {
  const contents = await loadContents(db, productIds);
  const checks = await findStoredChecks(db, productIds);
  const { rules } = await loadActiveRules(db);
  const labels = new Map(rules.map(({ id, label }) => [id, label]));
  return contents.map((content) =>
    noteReview(content, checks.get(content.productId)?.reviewCheck ?? emptyCheck, (id) => labels.get(id) ?? id),
  );
}

/** What a gallery shows of these products, in the order of their ids; those that are gone are left out. */
export async function noteHeroes(context: Context, productIds: readonly number[]): Promise<HeroNote[]> {
  const { db } = context;
  const products = await loadProducts(db, productIds);
  const contents = new Map((await loadContents(db, productIds)).map((content) => [content.productId, content]));
  const { rules } = await loadActiveRules(db);
  const settings = await loadSettings(db);
  const on = context.now();
  const details = products.map((product) => presentImages(contents.get(product.id) ?? null, product));
  const pictures = await loadListedImages(db, details);
  const media = await context.images?.mediaUrls();
  return products.map((product, at) => {
    const hero = details[at]?.find(({ leftOut }) => leftOut === undefined);
    const served = (media && hero?.rendition && media.make(hero.rendition.hash, hero.rendition.format)) ?? null;
    return noteHero(product, contents.get(product.id) ?? null, pictures[at] ?? {}, {
      ...{ rules, on, served, need: secondPersonNeed(settings, product, context.isAlone ?? false) },
    });
  });
}
