// What a list tells of a product's review: which parts, why they wait or were decided so, by whom and since when.
import * as z from 'zod/mini';
import { issueOrder, type Part, partSchema, type Status, statusSchema } from '#domain/parts/parts.ts';
import { personSchema } from '#domain/session/person.ts';
import type { OptimizedContent } from './content.ts';
import { originSchema } from './origin.ts';

export const partNoteSchema = z.object({
  part: partSchema,
  status: statusSchema,
  origin: originSchema,
  /** Who decided, of a pending part who wrote it; null where nobody is known. */
  by: z.nullable(personSchema),
  decidedAt: z.nullable(z.iso.datetime()),
  /** Of the text's draft or its approval: claims the source does not bear out, and rules it breaks. */
  openClaims: z.int(),
  brokenRules: z.int(),
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

export function noteReview({ productId, updatedAt, parts }: OptimizedContent): ReviewNote {
  return { productId, updatedAt, parts: issueOrder.map((part) => notePart(part, parts[part])) };
}

function notePart(part: Part, { status, record }: OptimizedContent['parts'][Part]): PartNote {
  const { origin, draft, writtenBy = null, decidedBy, decidedAt, openClaims = [], reason, sourceChanges } = record;
  const unsupported = (draft?.checks.unsupported ?? 0) + (draft?.checks.contradicted ?? 0);
  return {
    part,
    status,
    origin,
    by: status === 'pending' ? writtenBy : decidedBy,
    decidedAt,
    openClaims: status === 'approved' ? openClaims.length : unsupported,
    brokenRules: draft?.checks.brokenRules.length ?? 0,
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
};

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Of the parts that have the status: why they were rejected, what is open on them, else that nothing is. Without content there is nothing to note. */
export function describeListed(note: ReviewNote | null, status: Status, createdAt: string): ListedReview {
  if (!note) return { why: 'No content generated yet', findings: [], tone: 'none', by: null, at: createdAt };
  const own = note.parts.filter((part) => part.status === status);
  const sum = (of: (part: PartNote) => number) => own.reduce((total, part) => total + of(part), 0);
  const [claims, rules] = [sum((part) => part.openClaims), sum((part) => part.brokenRules)];
  const findings = [
    ...new Set(own.flatMap(({ reason }) => reason ?? [])),
    ...(own.some((part) => part.isOutdated) ? ['source changed since'] : []),
    ...(claims > 0 ? [count(claims, 'open claim', 'open claims')] : []),
    ...(rules > 0 ? [count(rules, 'rule not kept', 'rules not kept')] : []),
  ];
  const latest = own.toSorted((a, b) => (a.decidedAt ?? '').localeCompare(b.decidedAt ?? '')).at(-1);
  const asItIs =
    own.length > 0 && own.every((part) => part.origin === 'source') ? 'As the source has it' : 'Nothing open';
  return {
    findings: own.flatMap(findingsOf),
    why: findings.length === 0 ? asItIs : upperFirst(findings.join(', ')),
    tone: findings.length === 0 ? 'clean' : 'open',
    by: latest?.by?.fullName ?? null,
    at: latest?.decidedAt ?? note.updatedAt,
  };
}

function findingsOf({ part, reason, isOutdated, openClaims, brokenRules }: PartNote): ListedReview['findings'] {
  return [
    ...(reason ? [{ part, text: reason, isRule: false }] : []),
    ...(isOutdated ? [{ part, text: 'source changed since', isRule: false }] : []),
    ...(openClaims > 0 ? [{ part, text: count(openClaims, 'open claim', 'open claims'), isRule: false }] : []),
    ...(brokenRules > 0 ? [{ part, text: count(brokenRules, 'rule not kept', 'rules not kept'), isRule: true }] : []),
  ];
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
