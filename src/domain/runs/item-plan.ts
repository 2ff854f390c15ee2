// What a run does with one product, worked out from its content as it was read. Values in, values out.
import type { Judgement } from '#domain/claims/judgements.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import { sourceImages } from '#domain/images/image-detail.ts';
import { listParts, type Part, type PartContent, partNames, pickParts, type Status } from '#domain/parts/parts.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import { areSameImages, detailsOf } from '#domain/review/image-entries.ts';
import { putBack, type Replaced } from '#domain/review/put-back.ts';
import { type Change, type Decision, decidePart, isLegalTransition } from '#domain/review/review.ts';
import type { Person } from '#domain/session/person.ts';
import { applyDrafts, isNews } from '#domain/writing/apply-drafts.ts';
import type { DraftedPart } from '#domain/writing/pipeline.ts';
import type { PartCounts, RunOutcome } from './run.ts';
import type { SourceEdit } from './source-edit.ts';

/** What is said of a part. */
export type NewComment = { part: Part; text: string };

export type ItemPlan = {
  outcome: RunOutcome;
  /** The parts that change. */
  parts: Part[];
  /** Of a plan that writes: whether a written part differs from the source. */
  isChanged?: boolean;
  /** Of a plan that decides on parts. */
  partCounts?: PartCounts;
  /** Whether the lens of the product afterwards is stored as what the run found. */
  isChecked?: boolean;
  /** One sentence on anything but done, and on parts that were skipped. */
  reason: string | null;
  /** What is stored; null where nothing is. */
  change: Change | null;
  /** What is stored of the source in place of content. */
  source?: SourceEdit;
  /** Only the listing is checked again. */
  isJudged?: boolean;
  /** Its text in the file of an export. */
  row?: string;
  /** All content is removed, because there was none before. */
  isNone?: boolean;
  /** Of a find and replace: matches that were not selected. */
  skippedHits?: number;
  /** What was decided of the statements of a draft. */
  judgements?: readonly Judgement[];
  /** What is added to the comments on its parts. */
  comments?: readonly NewComment[];
};

const nothing = (outcome: RunOutcome, reason: string): ItemPlan => ({ outcome, parts: [], reason, change: null });

export const planRefusal = (reason: string): ItemPlan => nothing('refused', reason);
export const planFailure = (): ItemPlan =>
  nothing('failed', 'Something went wrong on our side. This product was not changed.');
export const planUnchanged = (reason: string): ItemPlan => nothing('unchanged', reason);

export const notChanged = 'The run did not change this product.';
export const nothingYet = 'No optimized content yet. Generate it first.';
/** `A second person must confirm Title, Bullets.` In one order, however the parts were asked for. */
export const describeAsked = (parts: readonly Part[]): string =>
  `A second person must confirm ${listParts(partNames.filter((part) => parts.includes(part)))}.`;

/** All that is said where the parts wait for a second person and nothing else was left: of each set of parts, which the bits of its number name. */
export const onlyAsked: readonly string[] = Array.from({ length: 2 ** partNames.length - 1 }, (_, at) =>
  describeAsked(partNames.filter((_part, bit) => Math.floor((at + 1) / 2 ** bit) % 2 === 1)),
);

/** What came of approvals: `parts` are done, `asked` wait for a second person; `others` says of the rest why not. Null where nothing changes. */
export function planApproved(
  { parts, asked, change }: { parts: readonly Part[]; asked: readonly Part[]; change: Change },
  others: string | null,
): ItemPlan | null {
  const all = [...new Set([...parts, ...asked])];
  if (all.length === 0) return null;
  if (asked.length === 0) return { outcome: 'done', parts: all, reason: others, change };
  const reason = [describeAsked(asked), ...(others === null ? [] : [others])].join(' ');
  return { outcome: 'asked', parts: all, reason, change };
}

const verbs = { rejected: 'rejected', pending: 'rolled back' } as const;

/** Rejects the parts, or rolls them back to pending, wherever that may be done. */
export function planDecision(
  content: ReviewedContent | null,
  asked: readonly Part[],
  to: Exclude<Status, 'approved'>,
  decision: Decision,
): ItemPlan {
  if (!content) return planRefusal(nothingYet);
  let change: Change = { content, history: [] };
  const parts: Part[] = [];
  let refusal: string | null = null;
  for (const part of asked) {
    if (!isLegalTransition(content.parts[part].status, to)) continue;
    const decided = decidePart(change.content, part, to, decision);
    if (!decided.ok) {
      refusal ??= decided.problem.message;
      continue;
    }
    change = { content: decided.value.content, history: [...change.history, ...decided.value.history] };
    parts.push(part);
  }
  if (parts.length > 0)
    return { outcome: 'done', parts, partCounts: { done: parts.length, open: 0 }, reason: refusal, change };
  return refusal === null ? planUnchanged(`No part could be ${verbs[to]}.`) : planRefusal(refusal);
}

/** Restores what a run replaced and nobody touched since; only the parts asked for. `decision`: who undoes, and which approvals need two people. */
export function planPutBack(
  content: ReviewedContent | null,
  replaced: Replaced | null,
  decision: Decision,
  asked?: readonly Part[],
): ItemPlan {
  if (!replaced || asked?.every((part) => replaced.after[part] === undefined)) return planUnchanged(notChanged);
  if (!content) return planRefusal('This product no longer has optimized content.');
  const { left, refusal, isNone, ...back } = putBack(content, replaced, decision, asked);
  const touched = left.length > 0 ? [`Edited or reviewed again since then: ${listParts(left)}.`] : [];
  const reasons = [...touched, ...(refusal === null ? [] : [refusal])];
  const reason = reasons.length > 0 ? reasons.join(' ') : null;
  const plan = planApproved(back, reason);
  return plan ? { ...plan, isNone } : planRefusal(reason ?? 'There was nothing to restore.');
}

type DraftsOf = {
  isFirst: boolean;
  left: string | null;
  source: Partial<PartContent> & { imageAlts?: readonly string[] };
};

/** `start` is the content, or the source as content where there is none yet; `left` says what the run skipped. */
export function planDrafts(
  start: ReviewedContent,
  drafts: readonly DraftedPart[],
  by: Person,
  { isFirst, left, source }: DraftsOf,
): ItemPlan {
  const news = drafts.filter((each) => isFirst || isNews(start, each));
  if (news.length === 0) return planUnchanged(left ?? 'Generating again gave the same text.');
  const parts = news.map(({ part }) => part);
  const change = applyDrafts(start, news, by);
  return {
    outcome: 'done',
    parts,
    isChanged: parts.some((part) =>
      part === 'images'
        ? !areSameImages(
            detailsOf(change.content.imagesWithStatus),
            sourceImages(source.images ?? [], source.imageAlts),
          )
        : !isSameContent(change.content.parts[part].value, pickParts(source)[part]),
    ),
    isChecked: true,
    reason: left,
    change,
    judgements: news.flatMap(({ judgements }) => judgements),
  };
}
