// What a list shows of the review of a product: which parts, why they wait or were decided so, by whom and since when.
import * as z from 'zod/mini';
import { type Lens, lensLabels, lensSchema } from '#domain/catalogue/lens.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { isSampleDraft } from '#domain/history/sample-draft.ts';
import { issueOrder, type Part, partSchema, partTable, type Status, statusSchema } from '#domain/parts/parts.ts';
import { nameAnswerer } from '#domain/session/name-answerer.ts';
import { personSchema } from '#domain/session/person.ts';
import type { OptimizedContent } from './content.ts';
import { originSchema } from './origin.ts';
import { lensOf, lensOfPart, type PartCheck, partCheckSchema, type ReviewCheck } from './part-check.ts';
import { waitingFirsts } from './second-person.ts';

export const partNoteSchema = z.object({
  part: partSchema,
  status: statusSchema,
  origin: originSchema,
  /** The text is a draft of the sample. */
  isSampleDraft: z.optional(z.literal(true)),
  /** Who decided, of a pending part who wrote it; null where nobody is known. */
  by: z.nullable(personSchema),
  /** Of what came by the link of a sign-off: who answered; `by` is who made the link. */
  answeredBy: z.optional(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  /** Of a pending part that waits for a second person: who approved it first. */
  firstApprovedBy: z.optional(personSchema),
  /** Of a pending part: what was found of it. */
  check: z.nullable(partCheckSchema),
  /** Of an approved part: the claims that were open when it was approved. */
  openClaims: z.int(),
  /** Of a rejection: why, where somebody said so. */
  reason: z.optional(z.string()),
  /** Fields of the source that changed after the part was approved. */
  changedFields: z.array(z.string()),
});
export type PartNote = z.infer<typeof partNoteSchema>;

export const reviewNoteSchema = z.object({
  productId: z.int(),
  updatedAt: z.iso.datetime(),
  lens: z.nullable(lensSchema),
  /** In the order title, description, bullets, images. */
  parts: z.array(partNoteSchema),
  /** Labels of the rules the checks and the facts name, by id. */
  rules: z.record(z.string(), z.string()),
  /** Ids of the must rules that the product's facts break. */
  brokenFacts: z.array(z.string()),
});
export type ReviewNote = z.infer<typeof reviewNoteSchema>;

/** `check` is the one stored with the product; `nameRule` gives the label of a rule by its id. */
export function noteReview(
  content: OptimizedContent,
  check: ReviewCheck,
  nameRule: (ruleId: string) => string,
): ReviewNote {
  const { facts, parts } = check;
  const named = [...parts.flatMap(({ must, should, waived }) => [...must, ...should, ...waived]), ...facts.must];
  return {
    productId: content.productId,
    updatedAt: content.updatedAt,
    lens: lensOf(content, check),
    parts: issueOrder.map((part) => notePart(part, content, check)),
    rules: Object.fromEntries([...new Set(named)].map((id) => [id, nameRule(id)])),
    brokenFacts: facts.must,
  };
}

function notePart(part: Part, content: OptimizedContent, check: ReviewCheck): PartNote {
  const { status, record } = content.parts[part];
  const { origin, draft, writtenBy = null, decidedBy, decidedAt, openClaims = [], reason, sourceChanges } = record;
  const isPending = status === 'pending';
  const first = waitingFirsts(content).find((each) => each.part === part);
  const answeredBy = isPending ? record.wordedBy : record.answeredBy;
  return {
    part,
    status,
    origin,
    ...(isSampleDraft(draft) ? { isSampleDraft: true as const } : {}),
    by: isPending ? writtenBy : decidedBy,
    ...(answeredBy === undefined ? {} : { answeredBy }),
    decidedAt,
    ...(first ? { firstApprovedBy: first.by } : {}),
    check: isPending ? (check.parts.find((each) => each.part === part) ?? null) : null,
    openClaims: status === 'approved' ? openClaims.length : 0,
    ...(reason === undefined ? {} : { reason }),
    changedFields: status === 'approved' ? sourceChanges.map(({ field }) => field) : [],
  };
}

/** What a status list says of a product. `tone`: whether anything is to be looked at. */
export type ListedReview = {
  /** The lens in words, or what the list is about. */
  why: string;
  /** One detail beside it, such as the words of a claim or the name of a rule; null where there is none. */
  detail: string | null;
  lens: Lens | null;
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
 * Of a list of one status: why the product is on it, what is open, and which other parts keep it from being done. Without content there is
 * nothing to note.
 */
export function describeListed(note: ReviewNote | null, status: Status, product: Listed): ListedReview {
  const since = product.waitingSince ?? product.createdAt;
  if (!note) {
    const why = lensLabels['nothing-written'];
    return { why, detail: null, lens: 'nothing-written', findings: [], tone: 'none', by: null, at: since };
  }
  const own = note.parts.filter((part) => part.status === status);
  const others = note.parts.filter((part) => othersOf[status].includes(part.status));
  const latest = own.toSorted((a, b) => (a.decidedAt ?? '').localeCompare(b.decidedAt ?? '')).at(-1);
  const findings = [...own, ...others].flatMap((part) => findingsOf(part, status, note));
  const said = status === 'pending' ? describeWaiting(note) : describeDecided(own, others, status);
  return {
    ...said,
    findings,
    by: latest?.by ? nameAnswerer(latest.by.fullName, latest.answeredBy) : null,
    at: status === 'pending' ? since : (latest?.decidedAt ?? note.updatedAt),
    ...(own.some((part) => part.isSampleDraft) ? { isSampleDraft: true as const } : {}),
  };
}

/** The parts of a product that its place in a list does not speak of, and that keep it from being done. */
const othersOf: Record<Status, readonly Status[]> = {
  pending: ['rejected'],
  approved: ['rejected', 'pending'],
  rejected: ['pending'],
};

type Said = Pick<ListedReview, 'why' | 'detail' | 'lens' | 'tone'>;

function describeWaiting(note: ReviewNote): Said {
  const lens = note.lens ?? 'clean';
  const isHalfDone = note.parts.some(({ firstApprovedBy }) => firstApprovedBy !== undefined);
  const isClear = lens === 'clean' || lens === 'unchanged';
  // A first approval may be of an open claim; where more keeps the product, that is to be seen to before.
  if (isHalfDone && (isClear || lens === 'open-claim'))
    return { why: 'Waits for a second person', detail: null, lens, tone: 'open' };
  return { why: lensLabels[lens], detail: detailOf(lens, note), lens, tone: isClear ? 'clean' : 'open' };
}

const andMore = (first: string, number: number) => (number > 1 ? `${first} and ${number - 1} more` : first);

/** One detail of a lens, such as `“lifetime warranty”` or `Title length limit and 2 more`. */
function detailOf(lens: Lens, { parts, rules, brokenFacts }: ReviewNote): string | null {
  const checks = parts.flatMap(({ check }) => check ?? []);
  const nameOf = (id: string | undefined) => (id === undefined ? null : (rules[id] ?? id));
  switch (lens) {
    case 'nothing-written':
      return `${partTable[checks.find(({ value }) => value === 'missing')?.part ?? 'title'].shortLabel} is empty`;
    case 'part-rejected': {
      const rejected = parts.filter(({ status }) => status === 'rejected');
      return rejected.find(({ reason }) => reason)?.reason ?? (namesOf(rejected) || null);
    }
    case 'source-changed':
      return [...new Set(parts.flatMap(({ changedFields }) => changedFields))].join(', ');
    case 'open-claim': {
      const number = checks.reduce((sum, { openClaims }) => sum + openClaims, 0);
      const words = checks.find(({ openWords }) => openWords !== null)?.openWords;
      return words ? andMore(`“${words}”`, number) : null;
    }
    case 'must-rule': {
      const ids = [...new Set([...checks.flatMap(({ must }) => must), ...brokenFacts])];
      const first = nameOf(ids[0]);
      return first === null ? null : andMore(first, ids.length);
    }
    case 'wish-not-followed':
      return checks.find(({ wishWords }) => wishWords !== null)?.wishWords ?? null;
    case 'unchanged':
      return `all ${count(checks.length, 'pending part', 'pending parts')}`;
    case 'clean': {
      const changed = checks.filter(({ value }) => value === 'changed').length;
      return `${changed} of ${count(checks.length, 'part', 'parts')} changed`;
    }
  }
}

const namesOf = (parts: readonly PartNote[]): string => parts.map(({ part }) => partTable[part].shortLabel).join(', ');

function describeDecided(own: readonly PartNote[], others: readonly PartNote[], status: Status): Said {
  const reasons = [...new Set(own.flatMap(({ reason }) => reason ?? []))];
  const changed = [...new Set(own.flatMap(({ changedFields }) => changedFields))];
  const claims = own.reduce((sum, { openClaims }) => sum + openClaims, 0);
  const points = [
    ...(changed.length > 0 ? [`Source changed: ${changed.join(', ')}`] : []),
    ...(status === 'rejected' ? (reasons.length > 0 ? reasons : [countOf(own)]) : []),
    ...(claims > 0 ? [`Approved with ${count(claims, 'open claim', 'open claims')}`] : []),
    ...othersOf[status].flatMap((each) => {
      const parts = others.filter((part) => part.status === each);
      return parts.length > 0 ? [countOf(parts)] : [];
    }),
  ];
  const isAsItIs = own.length > 0 && own.every(({ origin }) => origin === 'source');
  if (points.length === 0)
    return { why: isAsItIs ? 'Same as the source' : 'Nothing to fix', detail: null, lens: null, tone: 'clean' };
  return {
    why: upperFirst(points.join(', ')),
    detail: null,
    lens: changed.length > 0 ? 'source-changed' : null,
    tone: 'open',
  };
}

/** `2 parts rejected` */
function countOf(parts: readonly PartNote[]): string {
  return `${count(parts.length, 'part', 'parts')} ${parts[0]?.status ?? ''}`;
}

function findingsOf(note: PartNote, listed: Status, { rules }: ReviewNote): ListedReview['findings'] {
  const { part, status, reason, check, changedFields, firstApprovedBy } = note;
  const say = (text: string, isRule = false) => ({ part, text, isRule });
  if (status !== listed) return [say(reason ? `${status}: ${reason}` : status)];
  return [
    ...(reason ? [say(reason)] : []),
    ...(firstApprovedBy ? [say(`approved by ${firstApprovedBy.fullName}, waits for a second person`)] : []),
    ...(changedFields.length > 0 ? [say(`source changed: ${changedFields.join(', ')}`)] : []),
    ...(note.openClaims > 0 ? [say(count(note.openClaims, 'open claim', 'open claims'))] : []),
    ...(check ? findingsOfCheck(check, rules).map((each) => ({ part, ...each })) : []),
  ];
}

function findingsOfCheck(check: PartCheck, rules: ReviewNote['rules']): { text: string; isRule: boolean }[] {
  const lens = lensOfPart(check);
  const { openClaims, openWords, unmetWishes, wishWords, must, should } = check;
  const nameOf = (id: string) => rules[id] ?? id;
  return [
    ...(lens === 'nothing-written' ? [{ text: 'empty, but its source is not', isRule: false }] : []),
    ...(lens === 'part-rejected' ? [{ text: 'an image is rejected', isRule: false }] : []),
    ...(openClaims > 0 ? [{ text: `open claim: ${andMore(`“${openWords ?? ''}”`, openClaims)}`, isRule: false }] : []),
    ...must.map((id) => ({ text: `required: ${nameOf(id)}`, isRule: true })),
    ...(unmetWishes > 0 ? [{ text: `wish not followed: ${wishWords ?? ''}`, isRule: false }] : []),
    ...should.map((id) => ({ text: `should: ${nameOf(id)}`, isRule: true })),
  ];
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
