// How claims are stated: their verdicts, the fields that speak for or against them, and the words quoted from those.

import type * as z from 'zod/mini';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { evidenceSchema, PlacedClaim } from './checked-claim.ts';
import type { FactSource } from './claims.contract.ts';
import { type HintKind, isHint } from './kinds.ts';
import { needsProof } from './open-claim.ts';

type Evidence = z.infer<typeof evidenceSchema>;

type TonedClaim = Pick<PlacedClaim, 'verdict' | 'kind' | 'evidence' | 'judgedBy' | 'isConflict'>;

/** How a claim is shown: by its verdict, hints about wording apart; `conflict` is what the source says in two ways, `unproven` praise or a promise the source makes too. */
export type ClaimTone = 'contradicted' | 'conflict' | 'unsupported' | 'unproven' | HintKind | 'supported';
export function toneOf(claim: TonedClaim): ClaimTone {
  if (isHint(claim)) return claim.kind as HintKind;
  if (claim.isConflict && claim.verdict === 'unsupported') return 'conflict';
  return needsProof(claim) ? 'unproven' : claim.verdict;
}

/** The verdict as one says it. */
export const verdictWords: Readonly<Record<ClaimTone, string>> = {
  contradicted: 'Contradicts the source',
  conflict: 'The source disagrees with itself',
  unsupported: 'Not in the source',
  unproven: 'In the source, but needs proof',
  statement: 'Uses words that are not in the source',
  unread: 'Not checked',
  partly: 'Partly checked',
  supported: 'Supported by the source',
};

/** `2 not in the source`. */
export function countTone(tone: ClaimTone, count: number): string {
  const shown = count.toLocaleString('en');
  if (tone === 'conflict') return `${shown} in conflict`;
  if (tone === 'unsupported') return `${shown} not in the source`;
  if (tone === 'unproven') return `${shown} ${count === 1 ? 'needs' : 'need'} proof`;
  if (tone === 'statement') return `${shown} new ${count === 1 ? 'sentence' : 'sentences'}`;
  if (tone === 'unread') return `${shown} not checked`;
  if (tone === 'partly') return `${shown} partly checked`;
  return `${shown} ${tone}`;
}

const plainFields = new Set(['title', 'description', 'category', 'subcategory', 'brand']);

/** A field as evidence names it, in words: `Source title`, `Source bullet 3`, `Attribute Material`, `Data source “reviews”`. */
export function nameField(field: string, sources: readonly Pick<FactSource, 'category'>[] = []): string {
  if (plainFields.has(field)) return `Source ${field}`;
  const [kind = '', ...rest] = field.split('.');
  const name = rest.join('.');
  if (kind === 'bullets') return `Source bullet ${Number(name) + 1}`;
  if (kind === 'attributes') return `Attribute ${name}`;
  const category = sources[Number(name)]?.category;
  return category ? `Data source “${category}”` : `Data source ${Number(name) + 1}`;
}

/** Evidence in what is around it. */
export type Quote = { before: string; text: string; after: string };

const around = 36;

/** Texts a field of evidence may mean: an attribute's name can be there twice. */
function textsOf(field: string, product: SourceProduct, sources: readonly Pick<FactSource, 'text'>[]): string[] {
  const [kind, ...rest] = field.split('.');
  const name = rest.join('.');
  const one = (text: string | null | undefined) => (text ? [text] : []);
  if (kind === 'bullets') return one(product.bullets[Number(name)]);
  if (kind === 'dataSources') return one(sources[Number(name)]?.text);
  if (kind === 'attributes') return product.attributes.flatMap((each) => (each.name === name ? [each.value] : []));
  return plainFields.has(field)
    ? one(product[field as 'title' | 'description' | 'category' | 'subcategory' | 'brand'])
    : [];
}

/** Cuts at a space, so that no word is torn, and says with dots that there is more. */
function endOf(text: string): string {
  if (text.length <= around) return text;
  const cut = text.slice(-around);
  return `…${cut.slice(Math.max(0, cut.indexOf(' ')))}`;
}

function startOf(text: string): string {
  if (text.length <= around) return text;
  const cut = text.slice(0, around);
  const last = cut.lastIndexOf(' ');
  return `${last > 0 ? cut.slice(0, last + 1) : cut}…`;
}

/** The evidence in its field; the evidence alone where the source has moved on. Without words of its own it is the whole field. */
export function quoteEvidence(
  evidence: Evidence,
  product: SourceProduct,
  sources: readonly Pick<FactSource, 'text'>[] = [],
): Quote {
  const { field, start, end, text } = evidence;
  const texts = textsOf(field, product, sources);
  if (text === '') return { before: '', text: startOf(texts[0] ?? ''), after: '' };
  const whole = texts.find((each) => each.slice(start, end) === text);
  if (whole !== undefined) return { before: endOf(whole.slice(0, start)), text, after: startOf(whole.slice(end)) };
  // A model's quote gives no place.
  const held = texts.find((each) => each.includes(text));
  if (held === undefined) return { before: '', text, after: '' };
  const at = held.indexOf(text);
  return { before: endOf(held.slice(0, at)), text, after: startOf(held.slice(at + text.length)) };
}
