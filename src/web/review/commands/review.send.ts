// Sends one change of a product to the server, over nobody's newer one.

import type { Product } from '#domain/catalogue/product.ts';
import type { PartClaim, RecordedClaim } from '#domain/claims/checked-claim.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { listProductHistory } from '#domain/history/history.contract.ts';
import { isTextPart, type Part } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { toFlatPatch } from '#domain/review/flat-content.ts';
import { getContent, patchContent, patchImage } from '#domain/review/review.contract.ts';
import { type SecondPersonNeed, secondPersonNeed } from '#domain/review/second-person.ts';
import type { Settings } from '#domain/review/settings.contract.ts';
import { startingContent } from '#domain/review/starting-content.ts';
import type { Me } from '#domain/session/session.contract.ts';
import { generateContent, optimizeContent } from '#domain/writing/writing.contract.ts';
import { call } from '#web/client/api.ts';
import { ApiError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { noteProgress } from './live-writing.ts';
import { changedPart, type Operation, partsOf, type Seen } from './review.reducer.ts';
import { type Following, writeParts } from './write-parts.ts';

/** Somebody changed the part meanwhile: nothing was sent over it. */
export class ChangedMeanwhile extends Error {
  readonly part: Part;
  readonly entry: HistoryEntry | null;

  constructor(part: Part, entry: HistoryEntry | null) {
    super('Someone else changed this content meanwhile.');
    this.name = 'ChangedMeanwhile';
    this.part = part;
    this.entry = entry;
  }
}

/** A busy server can be overtaken more than once; after this many times the user should know. */
const maxAttempts = 4;

/** A change, what it rests on, the product as it was seen, and the signal that stops what is written. */
type Sent = { operation: Operation; seen: Seen; product: Product; leaving: AbortController };

/** The server's record as last read; null before there is one. */
export function confirmedContent(productId: number): OptimizedContent | null {
  return queryClient.getQueryData<OptimizedContent | null>(keys.content(productId)) ?? null;
}

/** Which approvals of the product wait for a second person, by the settings as last read; before that the server alone knows. */
export function knownNeed(product: Product): SecondPersonNeed {
  const settings = queryClient.getQueryData<Settings>(keys.settings);
  const isAlone = (queryClient.getQueryData<Me>(keys.me)?.sessionId ?? null) === null;
  return settings ? secondPersonNeed(settings, product, isAlone) : 'none';
}

/** Reads the record again; a read under way is stopped, as it may bring an older one. */
export async function readAgain(productId: number): Promise<void> {
  await queryClient.cancelQueries({ queryKey: keys.content(productId), exact: true });
  queryClient.setQueryData(keys.content(productId), await call(getContent, { params: { id: String(productId) } }));
}

/** Sends a change on the newest version. Rejects with `ChangedMeanwhile` when a part it rests on is no longer as it was seen. */
export async function sendOperation(productId: number, item: Sent): Promise<OptimizedContent> {
  for (let attempt = 1; ; attempt++) {
    item.leaving.signal.throwIfAborted();
    const confirmed = confirmedContent(productId);
    const changed = changedPart(item.seen, confirmed ?? startingContent(item.product));
    if (changed) throw new ChangedMeanwhile(changed, await latestEntry(productId, changed));
    try {
      return await callFor(productId, item, confirmed?.version ?? 0);
    } catch (error) {
      // Another part moved on, or this one: reading again shows which, and only this one stops the change.
      if (!isStale(error) || attempt === maxAttempts) throw error;
      await readAgain(productId);
    }
  }
}

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'STALE_VERSION';
}

async function callFor(
  productId: number,
  { operation, leaving }: Pick<Sent, 'operation' | 'leaving'>,
  ifMatch: number,
): Promise<OptimizedContent> {
  const params = { id: String(productId) };
  const following: Following = { onProgress: (progress) => noteProgress(productId, progress), stop: leaving.signal };
  switch (operation.kind) {
    case 'decide':
      return await call(patchContent, {
        params,
        ifMatch,
        body: {
          ...toFlatPatch({ [operation.part]: { status: operation.to } }),
          ...attestedIn([[operation.part, operation.openClaims]]),
          ...(operation.reason === undefined ? {} : { reasons: { [operation.part]: operation.reason } }),
          ...undoIn(operation),
        },
      });
    case 'decideAll': {
      const statuses = operation.parts.map((part) => [part, { status: operation.to }]);
      const body = { ...toFlatPatch(Object.fromEntries(statuses)), ...undoIn(operation) };
      return await call(patchContent, { params, ifMatch, body });
    }
    case 'decideImage': {
      const { url: imageUrl, type } = operation.image;
      return await call(patchImage, {
        params,
        ifMatch,
        body: { imageUrl, type, status: operation.to, ...undoIn(operation) },
      });
    }
    case 'edit':
      return await call(patchContent, { params, ifMatch, body: operation.values });
    case 'editImages':
      return await call(patchContent, { params, ifMatch, body: { imageDetails: [...operation.images] } });
    case 'restore': {
      const changes = Object.fromEntries(
        partsOf(operation).map((part) => [
          part,
          {
            value: operation.values[part],
            status: operation.statuses[part] ?? 'pending',
            ...(part === 'images' && operation.writings?.images?.images
              ? { details: [...operation.writings.images.images] }
              : {}),
          },
        ]),
      );
      const attested = attestedIn(Object.entries(operation.openClaims ?? {}) as [Part, readonly RecordedClaim[]][]);
      const body = {
        ...toFlatPatch(changes),
        ...(operation.entryId === null ? { isUndo: true as const } : { restoredFrom: operation.entryId }),
        ...attested,
        ...(Object.keys(operation.reasons ?? {}).length === 0 ? {} : { reasons: operation.reasons }),
      };
      return await call(patchContent, { params, ifMatch, body });
    }
    case 'generate': {
      const { part, keywords, except = [] } = operation;
      const all = except.length > 0 ? { params, body: { keepApproved: true } } : { params };
      if (!part) return await writeParts(generateContent, all, following);
      const body = { contentType: part, ...(keywords ? { targetKeywords: [...keywords] } : {}) };
      return await writeParts(generateContent, { params, body }, following);
    }
    case 'optimize': {
      const { part: contentType, prompt, targetKeywords } = operation;
      const body = { productId, contentType, prompt, targetKeywords };
      return await writeParts(optimizeContent, { body }, following);
    }
  }
}

const undoIn = ({ isUndo }: { isUndo?: true }) => (isUndo ? { isUndo } : {});

/** The claims an approval answers for by name, as the call carries them; nothing where there are none. */
function attestedIn(parts: readonly [Part, readonly RecordedClaim[] | undefined][]): { attested?: PartClaim[] } {
  const attested = parts.flatMap(([contentType, claims = []]) =>
    isTextPart(contentType)
      ? claims.flatMap(({ isAttested, ...claim }) => (isAttested ? [{ ...claim, contentType }] : []))
      : [],
  );
  return attested.length > 0 ? { attested } : {};
}

/** Newest entries of a product: enough to find who just changed a part. */
async function recentHistory(productId: number): Promise<HistoryEntry[]> {
  return await call(listProductHistory, { params: { id: String(productId) }, query: { limit: '50' } });
}

async function latestEntry(productId: number, part: Part): Promise<HistoryEntry | null> {
  try {
    const types = part === 'images' ? ['images', 'heroImage', 'secondaryImage'] : [part];
    return (await recentHistory(productId)).find((entry) => types.includes(entry.contentType)) ?? null;
  } catch (error) {
    console.warn('History could not say who changed the part.', error);
    return null;
  }
}
