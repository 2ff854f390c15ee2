// What a product's page reads and changes, answered as the server would: a decision, an edit and a draft change the content it holds.

import { noAims } from '#domain/benchmarks/aims.ts';
import { proposeRuleFix } from '#domain/benchmarks/fix-proposal.contract.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import { proposeFix } from '#domain/benchmarks/propose-fix.ts';
import { listActiveRules } from '#domain/benchmarks/rules.contract.ts';
import { listWaivers } from '#domain/benchmarks/waivers.contract.ts';
import { getFacets, getProduct } from '#domain/catalogue/catalogue.contract.ts';
import { getNeighbours } from '#domain/catalogue/neighbours.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { listFactSources } from '#domain/claims/claims.contract.ts';
import { countComments } from '#domain/comments/comments.contract.ts';
import { listFamilies } from '#domain/families/families.contract.ts';
import { type HistoryEntry, listProductHistory } from '#domain/history/history.contract.ts';
import { getImages } from '#domain/images/images.contract.ts';
import { getProductKeywords } from '#domain/keywords/keywords.contract.ts';
import { listJudgements } from '#domain/models/judge/judgements.contract.ts';
import { forEachPart, type Part, type PartContent, type Status } from '#domain/parts/parts.ts';
import { getProductPrompts } from '#domain/prompts/prompts.contract.ts';
import { type OptimizedContent, type PartState, type ReviewedContent, valuesOf } from '#domain/review/content.ts';
import { decideImage } from '#domain/review/decide-image.ts';
import { withoutFacts } from '#domain/review/described-content.ts';
import type { PartChanges } from '#domain/review/flat-content.ts';
import { type ContentPatch, getContent, patchContent, patchImage } from '#domain/review/review.contract.ts';
import { decidePart, replacePart, startFromSource, type Writing } from '#domain/review/review.ts';
import { isFirstApprover, type SecondPersonNeed } from '#domain/review/second-person.ts';
import { getSettings } from '#domain/review/settings.contract.ts';
import { listSources } from '#domain/sources/sources.contract.ts';
import { getProductOrigin } from '#domain/transfer/product-origin.contract.ts';
import { getProductVoice } from '#domain/voice/voice.contract.ts';
import { me, picture, product, settings } from './replies.ts';
import { serve } from './serve.ts';
import { defaultTargets } from './serve-keywords.ts';

const decidedAt = '2026-11-20T03:30:00.000Z';

/** The content of a product: the source's, with these values written by the built-in writer and these statuses. */
export function contentOf(
  source: Product,
  values: Partial<PartContent> = {},
  statuses: Partial<Record<Part, Status>> = {},
): OptimizedContent {
  let content: ReviewedContent = startFromSource(source);
  for (const part of Object.keys(values) as Part[])
    content = replacePart(content, part, values[part] as never, { origin: 'built-in' }).content;
  for (const [part, status] of Object.entries(statuses) as [Part, Status][])
    if (status !== 'pending') content = decided(source, content, part, status);
  return record(source.id, content, 1);
}

function record(productId: number, content: ReviewedContent, version: number): OptimizedContent {
  return { ...content, id: productId, productId, createdAt: decidedAt, updatedAt: decidedAt, version };
}

function decided(
  source: Product,
  content: ReviewedContent,
  part: Part,
  to: Status,
  {
    attested: claims = [],
    reasons = {},
    needsSecond = 'none',
    isUndo = false,
  }: Partial<Pick<ContentPatch, 'attested' | 'reasons' | 'isUndo'>> & { needsSecond?: SecondPersonNeed } = {},
) {
  const openClaims = claims
    .filter(({ contentType }) => contentType === part)
    .map(({ contentType: _, ...claim }) => ({ ...claim, isAttested: true as const }));
  const decision = { by: me, at: decidedAt, source, openClaims, reason: reasons[part], needsSecond, isUndo };
  const result = decidePart(content, part, to, decision);
  if (!result.ok) throw result.problem;
  return result.value.content;
}

/** Nobody said anything of a product yet. */
export const noComments = forEachPart(() => ({ open: 0, all: 0 }));

/** Nobody measured the images yet. */
export const nothingMeasured = { images: [], renditions: {} };

/** A product no test before has worked on: what a visit remembers of a product is kept outside of the screen. */
let lastId = 0;
export function freshProduct(given: Partial<Product> = {}): Product {
  lastId += 1;
  return product({ id: lastId, images: [picture('hero'), picture('side'), picture('back')], ...given });
}

type ServeProductOptions = {
  source?: Product;
  content?: OptimizedContent | null;
  history?: HistoryEntry[];
  /** Which approvals wait for a second person, to the server. */
  needsSecond?: SecondPersonNeed;
};

/** Serves all that the page of the product asks for; a test serves itself what it is about. */
export function serveProduct({
  source = freshProduct(),
  content = contentOf(source),
  history = [],
  needsSecond = 'none',
}: ServeProductOptions = {}) {
  let stored = content;
  const change = (next: ReviewedContent): OptimizedContent => {
    stored = record(source.id, next, (stored?.version ?? 0) + 1);
    return stored;
  };
  const present = () => stored ?? startFromSource(source);
  serve(getFacets, { categories: [], subcategories: [], brands: [], retailers: [] });
  serve(getProduct, source);
  serve(getContent, () => stored && withoutFacts(stored));
  serve(listFamilies, []);
  serve(countComments, noComments);
  serve(getNeighbours, { previous: null, next: null, position: null, total: 0 });
  serve(getSettings, settings());
  serve(listFactSources, []);
  serve(listJudgements, { judge: null, judgements: [] });
  serve(listSources, []);
  serve(listActiveRules, { version: 1, rules: [...builtInRules] });
  serve(listWaivers, []);
  serve(proposeRuleFix, ({ body: { ruleId, content: shown } }) => {
    const rule = builtInRules.find(({ id }) => id === ruleId);
    if (!rule) throw new Error(`There is no rule ${ruleId}.`);
    const content = { ...valuesOf(present()), ...shown };
    return proposeFix({ content, product: source, rule, rules: builtInRules, on: new Date(decidedAt), aims: noAims });
  });
  serve(getProductVoice, { rules: null, from: [] });
  serve(getProductKeywords, defaultTargets);
  serve(getProductPrompts, { prompts: [], merged: { text: '', lines: [] } });
  serve(getProductOrigin, {
    createdAt: source.createdAt,
    createdBy: null,
    updatedAt: source.updatedAt,
    updatedBy: null,
    supplier: null,
    file: null,
  });
  serve(listProductHistory, history);
  serve(getImages, nothingMeasured);
  const patches = serve(patchContent, ({ body }) =>
    withoutFacts(change(patched(source, present(), body, needsSecond))),
  );
  const imagePatches = serve(patchImage, ({ body: { imageUrl: url, type, status } }) => {
    const result = decideImage(present(), { url, type }, status, { by: me, at: decidedAt, source, needsSecond });
    if (!result.ok) throw result.problem;
    return withoutFacts(change(result.value.content));
  });
  return {
    id: source.id,
    address: `/products/${source.id}`,
    /** The changes that were sent. */
    patches,
    imagePatches,
    /** The content as the server holds it. */
    stored: () => stored,
    /** Puts a draft into a part, as the calls that write do. */
    draft: <P extends Part>(part: P, value: PartContent[P]) =>
      change(replacePart(present(), part, value, { origin: 'built-in' }).content),
  };
}

function patched(
  source: Product,
  content: ReviewedContent,
  { changes, attested, reasons, isUndo }: ContentPatch,
  needsSecond: SecondPersonNeed,
): ReviewedContent {
  let next = content;
  for (const [part, { value, status }] of Object.entries(changes) as [Part, PartChanges[Part] & object][]) {
    if (value !== undefined) next = replacePart(next, part, value as never, writingOf(part, changes)).content;
    const state: PartState = next.parts[part];
    const isTakenBack = value === undefined && status === 'pending' && isFirstApprover(next, part, me);
    if (status !== undefined && (status !== state.status || reasons?.[part] !== undefined || isTakenBack))
      next = decided(source, next, part, status, { attested, reasons, needsSecond, isUndo });
  }
  return next;
}

/** An edit; of images with what it says of each. */
function writingOf(part: Part, changes: PartChanges): Writing {
  const images = part === 'images' ? changes.images?.details : undefined;
  return { origin: 'person', by: me, ...(images ? { images } : {}) };
}

let lastEntry = 0;
/** One entry of a product's history. */
export function historyEntry(given: Partial<HistoryEntry> = {}): HistoryEntry {
  lastEntry += 1;
  return {
    id: lastEntry,
    productId: 1,
    productTitle: 'Stoneware mug',
    contentType: 'title',
    action: 'edited',
    previousContent: 'Mug',
    newContent: 'Stoneware mug',
    changedBy: { id: me.id, fullName: me.fullName },
    changeDate: '2026-11-20T03:30:00.000Z',
    status: 'pending',
    details: null,
    ...given,
  };
}
