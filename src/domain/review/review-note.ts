// What a list tells of a product's review: which parts, why they wait or were decided so, by whom and since when.
import * as z from 'zod/mini';
import type { Product } from '#domain/catalogue/product.ts';
import type { WaitReason } from '#domain/catalogue/wait-reason.ts';
import { isSampleDraft } from '#domain/history/sample-draft.ts';
import { issueOrder, type Part, partSchema, partTable, type Status, statusSchema } from '#domain/parts/parts.ts';
import { personSchema } from '#domain/session/person.ts';
import type { OptimizedContent, ReviewedContent } from './content.ts';
import { originSchema } from './origin.ts';

export const partNoteSchema = z.object({
  part: partSchema,
  status: statusSchema,
  origin: originSchema,
  /** The text is a draft of the sample. */
  isSampleDraft: z.optional(z.literal(true)),
  /** Who decided, of a pending part who wrote it; null where nobody is known. */
  by: z.nullable(personSchema),
  decidedAt: z.nullable(z.iso.datetime()),
  /** Of the text's draft or its approval: claims the source does not bear out, and rules it breaks. */
  openClaims: z.int(),
  brokenRules: z.int(),
  /** What a prompt asked of its draft and did not get. */
  unmetWishes: z.int(),
  /** Of a rejection: why, where somebody said so. */
  reason: z.optional(z.string()),
  /** The source changed after the part was approved. */
  isOutdated: z.boolean(),
});
export type PartNote = z.infer<typeof partNoteSchema>;

export const reviewNoteSchema = z.object({
  productId: z.int(),
  updatedAt: z.iso.datetime(),
  /** In the order title, description, bullets, images. */
  parts: z.array(partNoteSchema),
});
export type ReviewNote = z.infer<typeof reviewNoteSchema>;

export function noteReview(content: OptimizedContent): ReviewNote {
  return { productId: content.productId, updatedAt: content.updatedAt, parts: noteParts(content) };
}

export function noteParts({ parts }: Pick<ReviewedContent, 'parts'>): PartNote[] {
  return issueOrder.map((part) => notePart(part, parts[part]));
}

/** Why content waits, by its pending parts; null when none of those that count is pending. */
export function findWaitReason(parts: readonly PartNote[]): Exclude<WaitReason, 'no-content'> | null {
  const scored = parts.filter(({ part }) => partTable[part].isScored);
  const pending = scored.filter(({ status }) => status === 'pending');
  if (pending.length === 0) return null;
  if (pending.some(({ openClaims }) => openClaims > 0)) return 'open-claim';
  if (pending.some(({ brokenRules }) => brokenRules > 0)) return 'rule-not-kept';
  if (pending.some(({ unmetWishes }) => unmetWishes > 0)) return 'wish-not-followed';
  return scored.some(({ status }) => status === 'rejected') ? 'part-rejected' : 'clean';
}

function notePart(part: Part, { status, record }: OptimizedContent['parts'][Part]): PartNote {
  const { origin, draft, writtenBy = null, decidedBy, decidedAt, openClaims = [], reason, sourceChanges } = record;
  const unsupported = (draft?.checks.unsupported ?? 0) + (draft?.checks.contradicted ?? 0);
  return {
    part,
    status,
    origin,
    ...(isSampleDraft(draft) ? { isSampleDraft: true as const } : {}),
    by: status === 'pending' ? writtenBy : decidedBy,
    decidedAt,
    openClaims: status === 'approved' ? openClaims.length : unsupported,
    brokenRules: draft?.checks.brokenRules.length ?? 0,
    unmetWishes: draft?.reasons.filter(({ isUnmet }) => isUnmet).length ?? 0,
    ...(reason === undefined ? {} : { reason }),
    isOutdated: status === 'approved' && sourceChanges.length > 0,
  };
}

/** What a status list says of a product in one line and a half. `tone`: whether anything is to be looked at. */
export type ListedReview = {
  why: string;
  /** What it says part by part; empty where nothing is open. */
  findings: { part: Part; text: string; isRule: boolean }[];
  tone: 'open' | 'clean' | 'none';
  by: string | null;
  at: string;
  /** Some of the texts are drafts of the sample. */
  isSampleDraft?: true;
};

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

type Listed = Pick<Product, 'createdAt' | 'waitingSince'>;

/**
 * Of the parts that have the status: why they were rejected, what is open on them; and which others a list of that status does not speak of: nothing is open only where
 * nothing was rejected and, of what is approved, nothing waits. Without content there is nothing to note.
 */
export function describeListed(note: ReviewNote | null, status: Status, product: Listed): ListedReview {
  const since = product.waitingSince ?? product.createdAt;
  if (!note) return { why: 'No content generated yet', findings: [], tone: 'none', by: null, at: since };
  const own = note.parts.filter((part) => part.status === status);
  const others = othersOf[status].map((each) => note.parts.filter((part) => part.status === each));
  const reasons = [...new Set(own.flatMap(({ reason }) => reason ?? []))];
  const rejected = status === 'rejected' && reasons.length === 0 ? tellParts(own) : reasons;
  const open = [...rejected, ...openPoints(own).map(({ text }) => text)];
  const isAsItIs = open.length === 0 && own.length > 0 && own.every((part) => part.origin === 'source');
  const left = [...open, ...others.flatMap(tellParts)];
  const told = isAsItIs ? ['as the source has it', ...left] : left;
  const latest = own.toSorted((a, b) => (a.decidedAt ?? '').localeCompare(b.decidedAt ?? '')).at(-1);
  return {
    findings: [
      ...own.flatMap(findingsOf),
      ...others
        .flat()
        .map(({ part, status: is, reason }) => ({ part, text: reason ? `${is}: ${reason}` : is, isRule: false })),
    ],
    why: told.length === 0 ? 'Nothing open' : upperFirst(told.join(', ')),
    tone: left.length === 0 ? 'clean' : 'open',
    by: latest?.by?.fullName ?? null,
    at: status === 'pending' ? since : (latest?.decidedAt ?? note.updatedAt),
    ...(own.some((part) => part.isSampleDraft) ? { isSampleDraft: true as const } : {}),
  };
}

/** The parts of a product that its place in a list does not tell of, and that keep it from being done. */
const othersOf: Record<Status, readonly Status[]> = {
  pending: ['rejected'],
  approved: ['rejected', 'pending'],
  rejected: ['pending'],
};

/** `2 parts rejected` */
function tellParts(parts: readonly PartNote[]): string[] {
  const [first] = parts;
  return first ? [`${count(parts.length, 'part', 'parts')} ${first.status}`] : [];
}

function findingsOf(note: PartNote): ListedReview['findings'] {
  const { part, reason } = note;
  const why = reason ? [{ part, text: reason, isRule: false }] : [];
  return [...why, ...openPoints([note]).map((point) => ({ part, ...point }))];
}

/** What is open on some parts together. */
function openPoints(parts: readonly PartNote[]): { text: string; isRule: boolean }[] {
  const tell = (of: (part: PartNote) => number, one: string, many: string, isRule = false) => {
    const number = parts.reduce((sum, part) => sum + of(part), 0);
    return number > 0 ? [{ text: count(number, one, many), isRule }] : [];
  };
  return [
    ...(parts.some((part) => part.isOutdated) ? [{ text: 'source changed since', isRule: false }] : []),
    ...tell((part) => part.openClaims, 'open claim', 'open claims'),
    ...tell((part) => part.brokenRules, 'rule not kept', 'rules not kept', true),
    ...tell((part) => part.unmetWishes, 'wish not followed', 'wishes not followed'),
  ];
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
