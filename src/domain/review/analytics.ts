// What a product's history says of its way through the review: score and status over time, counts, and how long things took.

import { type HistoryAction, type HistoryEntry, isBesideReview } from '#domain/history/history.contract.ts';
import { readContent } from '#domain/history/history.ts';
import { sourceImages } from '#domain/images/image-detail.ts';
import { forEachPart, type Part, partNames, type Status } from '#domain/parts/parts.ts';
import type { ImageEntry } from '#domain/review/content.ts';
import { contentStatus } from '#domain/review/score.ts';
import type { Analytics, AnalyticsPoint, Counts } from './analytics.contract.ts';
import { imageEntries, imagesStatusOf } from './image-entries.ts';

/** What the replay needs of an entry. Content matters for images only. */
export type ReplayedEntry = Pick<
  HistoryEntry,
  'contentType' | 'action' | 'status' | 'changeDate' | 'changedBy' | 'previousContent' | 'newContent'
> &
  Partial<Pick<HistoryEntry, 'details'>>;

const countOf: Partial<Record<HistoryAction, keyof Counts>> = {
  generated: 'generations',
  edited: 'edits',
  approved: 'approvals',
  rejected: 'rejections',
  'rolled-back': 'rollbacks',
  restored: 'rollbacks',
};
const noCounts = (): Counts => ({ generations: 0, edits: 0, approvals: 0, rejections: 0, rollbacks: 0 });

type Replay = { statuses: Record<Part, Status>; images: ImageEntry[] };

/**
 * Replays entries of one product, the oldest first. `images` are the product's images now: where its content began, unless the
 * history names older ones. Changes of the source by an import leave the review as it is and are not counted here.
 */
export function analyseHistory(entries: readonly ReplayedEntry[], images: readonly string[]): Analytics {
  const counted = entries.filter(({ action }) => countOf[action] !== undefined);
  const state: Replay = {
    statuses: forEachPart(() => 'pending'),
    images: imageEntries(sourceImages(imagesAtStart(counted) ?? images)),
  };
  const points: AnalyticsPoint[] = [];
  const perPart = new Map(partNames.map((part) => [part, noCounts()]));
  const totals = noCounts();
  const generatedAt = new Map<Part, string>();
  const took = new Map<Part, number>();
  let firstGeneration: string | null = null;
  let allApproved: number | null = null;

  for (const entry of counted) {
    const part = partOf(entry);
    if (!part) continue;
    // A reason given later is not a new decision.
    if (entry.action === 'rejected' && state.statuses[part] === 'rejected') continue;
    const at = entry.changeDate;
    applyEntry(state, entry, part);
    const count = countOf[entry.action];
    const counts = perPart.get(part);
    if (count && counts) counts[count]++;
    const last = points.at(-1);
    const isSameMoment = last?.at === at;
    const isSameRun =
      entry.action === 'generated' && isSameMoment && last.events.some(({ action }) => action === 'generated');
    if (count && !isSameRun) totals[count]++;

    const status = state.statuses[part];
    if (entry.action === 'generated') {
      generatedAt.set(part, at);
      firstGeneration ??= at;
    }
    const since = generatedAt.get(part);
    if (status !== 'approved') took.delete(part);
    else if (since !== undefined && !took.has(part)) took.set(part, between(since, at));

    const figures = contentStatus(state.statuses);
    if (figures.score === 100 && firstGeneration) allApproved ??= between(firstGeneration, at);
    const answeredBy = entry.details?.answeredBy;
    const event = {
      ...{ part, action: entry.action, by: entry.changedBy },
      ...(answeredBy === undefined ? {} : { answeredBy }),
    };
    if (isSameMoment) points[points.length - 1] = { at, ...figures, events: [...last.events, event] };
    else points.push({ at, ...figures, events: [event] });
  }
  return {
    points,
    parts: partNames.map((part) => ({
      part,
      ...(perPart.get(part) ?? noCounts()),
      generatedToApproved: took.get(part) ?? null,
    })),
    totals,
    generatedToAllApproved: allApproved,
  };
}

const between = (from: string, to: string) => Date.parse(to) - Date.parse(from);

function partOf({ contentType }: ReplayedEntry): Part | null {
  if (isBesideReview(contentType)) return null;
  return contentType === 'heroImage' || contentType === 'secondaryImage' ? 'images' : contentType;
}

/** Addresses the content began with: what the oldest entry of the images as a whole replaced. */
function imagesAtStart(entries: readonly ReplayedEntry[]): string[] | null {
  const oldest = entries.find(({ contentType }) => contentType === 'images');
  const content = readContent(oldest?.previousContent);
  return content.kind === 'list' ? content.items : null;
}

function applyEntry(state: Replay, entry: ReplayedEntry, part: Part): void {
  const status = entry.status ?? 'pending';
  if (part !== 'images') {
    state.statuses[part] = status;
    return;
  }
  const content = readContent(entry.newContent);
  if (entry.contentType === 'images') {
    const urls = content.kind === 'list' ? content.items : state.images.map(({ url }) => url);
    state.images = imageEntries(entry.details?.images?.after ?? sourceImages(urls)).map((image) => ({
      ...image,
      status,
    }));
    state.statuses.images = status;
    return;
  }
  const type = entry.contentType === 'heroImage' ? 'hero' : 'secondary';
  const found = state.images.find(
    (image) => content.kind === 'text' && image.url === content.text && image.type === type,
  );
  if (found) found.status = status;
  state.statuses.images = imagesStatusOf(state.images);
}
