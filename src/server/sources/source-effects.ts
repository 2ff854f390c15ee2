// What rests on the sources of a product. Reading long texts for facts takes its time, so what was found is remembered by what it was found in.
import { createHash } from 'node:crypto';
import type { Product } from '#domain/catalogue/product.ts';
import type { PartClaim } from '#domain/claims/checked-claim.ts';
import type { FactSource } from '#domain/claims/claims.contract.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { valuesOf } from '#domain/review/content.ts';
import {
  charactersRead,
  checkContent,
  countNamed,
  findEffects,
  findSourceFacts,
} from '#domain/sources/source-facts.ts';
import type { SourceDetails, SourceEffect } from '#domain/sources/sources.contract.ts';

const mostRemembered = 300;

/** A function that works out the same question once, and forgets the oldest. */
function remembering<T>(): (question: readonly unknown[], find: () => T) => T {
  const known = new Map<string, T>();
  return (question, find) => {
    const key = createHash('sha256').update(JSON.stringify(question)).digest('base64');
    const found = known.get(key);
    if (found !== undefined) return found;
    const fresh = find();
    const [oldest] = known.keys();
    if (known.size >= mostRemembered && oldest !== undefined) known.delete(oldest);
    known.set(key, fresh);
    return fresh;
  };
}

const rememberFacts = remembering<ReturnType<typeof findSourceFacts>>();
const rememberClaims = remembering<PartClaim[]>();

/** Length, how much of it is read, and the facts in it. */
export function readCounts(product: Product, text: string): Omit<SourceDetails, 'source' | 'effects'> {
  const { brand } = product;
  return {
    characters: text.length,
    charactersRead: charactersRead(text),
    ...rememberFacts([brand, text], () => findSourceFacts({ brand }, text)),
  };
}

/** The same without the facts themselves. */
export function countFacts(product: Product, text: string): Omit<SourceDetails, 'source' | 'effects' | 'facts'> {
  const { facts: _, ...counts } = readCounts(product, text);
  return counts;
}

function claimsBy(product: Product, sources: readonly FactSource[], content: OptimizedContent): PartClaim[] {
  const values = valuesOf(content);
  const { title: own, description: prose, bullets: points, attributes, category, subcategory, brand } = product;
  const texts = sources.map(({ text }) => text);
  const question = [texts, [own, prose, points, attributes, category, subcategory, brand], values];
  return rememberClaims(question, () => checkContent(extractFacts(product, texts), values));
}

/** How many claims of the content name each active source, by its id. */
export function namedAsEvidence(
  product: Product,
  active: readonly FactSource[],
  content: OptimizedContent | null,
): Map<number, number> {
  if (!content) return new Map();
  const counts = countNamed(claimsBy(product, active, content), active.length);
  return new Map(active.map(({ id }, index) => [id, counts[index] ?? 0]));
}

/** The claims of the content that would be checked otherwise without the source; none for one that is switched off. */
export function decidedBy(
  sourceId: number,
  product: Product,
  active: readonly FactSource[],
  content: OptimizedContent | null,
): SourceEffect[] {
  const others = active.filter(({ id }) => id !== sourceId);
  if (!content || others.length === active.length) return [];
  return findEffects(claimsBy(product, active, content), claimsBy(product, others, content));
}
