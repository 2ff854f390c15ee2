// Use cases of who has the link of a sign-off: open it, look at a product, answer. The context has nobody who acts: what is not in the
// sign-off is not there. Sending is in send-answers.commands.ts.

import { partValues } from '#domain/parts/part-values.ts';
import { isEmptyValue, isTextPart, type Part, partTable } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import type {
  OpenedSignOff,
  ShownPart,
  SignOffAnswer,
  SignOffPartState,
} from '#domain/sign-off/sign-off-link.contract.ts';
import { sentStays } from '#domain/sign-off/sign-off-words.ts';
import { partCell, readPartCell, wholeCell } from '#domain/transfer/answers/answer-cells.ts';
import { loadProducts } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import { wasAnswered } from '#server/transfer/answers/answers.commands.ts';
import { findLink, lockLink } from './find-link.ts';
import { type FreshPart, refreshParts } from './refresh-parts.ts';
import { findPictures, showParts, stateOf } from './shown-parts.ts';
import * as store from './sign-offs.store.ts';

type Open = Pick<Context, 'db' | 'now' | 'call' | 'images'>;

const notPart = () => new Problem('NOT_FOUND', 'This product is not part of this link.');

/** What a link is for, its products and how their parts stand. Throws LINK_ENDED, RATE_LIMITED. */
export async function openSignOff(context: Open, token: string): Promise<OpenedSignOff> {
  const link = await findLink(context, token);
  const media = await context.images?.mediaUrls();
  return await context.db.transaction(async (tx) => {
    const locked = await lockLink(tx, link, context.now());
    const { id, forWhom, message, madeBy, expiresAt } = locked;
    const { parts, revision } = await refreshParts(tx, locked, await store.listParts(tx, id));
    const ids = [...new Set(parts.map(({ productId }) => productId))];
    const products = new Map((await loadProducts(tx, ids)).map((product) => [product.id, product]));
    const firsts = [...products.values()].flatMap(({ images }) => images[0] ?? []);
    const pictures = await findPictures({ db: tx, media }, firsts);
    return {
      ...{ forWhom, message, madeBy, revision, expiresAt: expiresAt.toISOString() },
      products: ids.map((productId) => {
        const product = products.get(productId);
        const shown = parts.find((part) => part.productId === productId);
        return {
          id: productId,
          ...{ sku: shown?.sku ?? '', title: shown?.title ?? '', retailer: product?.retailer ?? null },
          picture: pictures.get(product?.images[0] ?? '') ?? null,
        };
      }),
      parts: parts.map(stateOf),
    };
  });
}

/** The parts of one product, held against the texts as they are now. Throws NOT_FOUND where it has none in the sign-off. */
async function freshParts(tx: Db, link: store.NamedSignOff, productId: number, again?: Part) {
  const rows = await store.listParts(tx, link.id, productId);
  if (rows.length === 0) throw notPart();
  const fresh = await refreshParts(tx, link, rows, again);
  const [product = null] = await loadProducts(tx, [productId]);
  return { ...fresh, product, content: fresh.contents.get(productId) ?? null };
}

/** The parts of one product, before and after. Throws LINK_ENDED, RATE_LIMITED, NOT_FOUND. */
export async function openSignOffProduct(context: Open, token: string, productId: number): Promise<ShownPart[]> {
  const link = await findLink(context, token);
  const media = await context.images?.mediaUrls();
  return await context.db.transaction(async (tx) => {
    const fresh = await freshParts(tx, await lockLink(tx, link, context.now()), productId);
    return await showParts({ db: tx, now: context.now, media }, fresh);
  });
}

type Given = {
  productId: number;
  part: Part;
  seen: string;
  answer: SignOffAnswer | null;
  text?: string | undefined;
  why?: string | undefined;
  revision: number;
};

const wrongText = (message: string) => new Problem('INVALID_INPUT', message, { issues: [{ path: 'text', message }] });

/** Throws INVALID_INPUT about the text where it cannot be taken. */
function requireText({ part, after }: FreshPart, text: string): void {
  if (!isTextPart(part)) throw wrongText('Images can only be approved or rejected.');
  if (partCell(after) !== wholeCell(after)) throw wrongText('This text is too long to be changed here.');
  const value = readPartCell(part, text);
  if (isEmptyValue(value)) throw wrongText('Enter the new text, or answer No.');
  const { error } = partValues[part].safeParse(value);
  if (error) throw wrongText(`The new ${partTable[part].word} is too long: ${error.issues[0]?.message}`);
}

/**
 * Throws ILLEGAL_TRANSITION for an answer that was sent: nobody would learn that it was taken back, as they do of another answer. Also where
 * it was changed since, as long as it is about the same text.
 */
async function requireUnsent(tx: Db, { signOffId, productId, part, answer, earlier, hash, sentAt }: FreshPart) {
  if (answer === null) return;
  const about = { signOffId, productId, part, ...(earlier === null ? {} : { hash }) };
  if (sentAt !== null || (await wasAnswered(tx, about))) throw new Problem('ILLEGAL_TRANSITION', sentStays(answer));
}

/** What an answer changes of a part; null for the answer it has. */
function changeOf(part: FreshPart, { answer, text, why }: Given) {
  const next = {
    answer,
    text: text === undefined ? part.text : text,
    why: answer === null || answer === 'yes' ? null : why?.trim() || null,
  };
  const isSame = next.answer === part.answer && next.text === part.text && next.why === part.why;
  return isSame ? null : { ...next, sentAt: null };
}

type Saved = { isSaved: boolean; savedAt: string; revision: number; parts: SignOffPartState[]; shown: ShownPart };

/**
 * Saves an answer; of two pages the last one counts. One about a text that is another by now is not saved, and the reply has the new text.
 * Throws LINK_ENDED, RATE_LIMITED, NOT_FOUND, INVALID_INPUT about `text`, ILLEGAL_TRANSITION where the product is
 * gone, or an answer that was sent is taken back.
 */
export async function answerSignOff(context: Open, token: string, given: Given): Promise<Saved> {
  const link = await findLink(context, token);
  const media = await context.images?.mediaUrls();
  return await context.db.transaction(async (tx) => {
    const locked = await lockLink(tx, link, context.now());
    const { parts, revision, ...fresh } = await freshParts(tx, locked, given.productId, given.part);
    const own = parts.find(({ part }) => part === given.part);
    if (!own) throw notPart();
    if (own.isGone)
      throw new Problem('ILLEGAL_TRANSITION', 'This product is not there any more, so it needs no answer.');
    const isSaved = own.hash === given.seen;
    if (isSaved && given.answer === 'change') requireText(own, given.text ?? own.text ?? '');
    if (isSaved && given.answer === null) await requireUnsent(tx, own);
    const change = isSaved ? changeOf(own, given) : null;
    const saved = change ? { ...own, ...change, revision: revision + 1 } : own;
    if (change) {
      await store.savePart(tx, own, { ...change, revision: saved.revision });
      await store.saveRevision(tx, locked.id, saved.revision);
      await announce(tx, { type: 'sign-offs' });
    }
    const [shown] = await showParts({ db: tx, now: context.now, media }, { ...fresh, parts: [saved] });
    if (!shown) throw notPart();
    return {
      ...{ isSaved, savedAt: context.now().toISOString(), revision: Math.max(revision, saved.revision) },
      ...{ parts: await listStates(tx, locked.id, given.revision), shown },
    };
  });
}

/** How the parts stand that changed after a revision. */
export async function listStates(tx: Db, id: number, revision: number): Promise<SignOffPartState[]> {
  const rows = await store.listChanged(tx, id, revision);
  const here = new Set(
    (await loadProducts(tx, [...new Set(rows.map(({ productId }) => productId))])).map((each) => each.id),
  );
  return rows.map((row) => stateOf({ ...row, isGone: !here.has(row.productId) }));
}
