// The attributes a fix may add to a text: those that may be mentioned and that the texts of the listing do not say otherwise.
import { type AttributeChoices, isForeignName } from '#domain/attributes/attribute-use.ts';
import { withClearSizes } from '#domain/attributes/clear-sizes.ts';
import { type UsableAttribute, usableAttributes } from '#domain/attributes/usable-attributes.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { checkClaims } from '#domain/claims/check-claims.ts';
import { extractFacts, type Facts } from '#domain/claims/facts.ts';
import { findMentions } from '#domain/claims/reading/find-mentions.ts';
import { scanText } from '#domain/claims/tokens/tokens.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import { capitalise, foldText } from '#domain/text/words.ts';
import { findDisputed } from '../substance/said-facts.ts';

/** Of these a listing names the ones it has: another one beside them is at odds with it. */
const single = new Set(['colour', 'material', 'size']);

const coloursIn = (text: string) => findMentions(scanText(text)).filter(({ kind }) => kind === 'colour').length;

/** Whether the texts say otherwise, name another color, material or size and not this one, or the title names more colors. */
function isAtOdds(texts: Facts, title: string, { kind: of, label, value }: UsableAttribute): boolean {
  if (of === 'Color' && coloursIn(title) > Math.max(1, coloursIn(value))) return true;
  return checkClaims(texts, `${label}: ${value}`).some(
    ({ kind, verdict }) =>
      verdict === 'contradicted' ||
      (verdict !== 'supported' && single.has(kind) && texts.index.byKind.get(kind).length > 0),
  );
}

/** Longer lists name what the thing comes in, or everything somebody ticked. */
const longestList = 3;
const comesIn = new Set(['Color', 'Size']);

const sizeWord =
  /^(?:\d*x{0,4}-?[sml]|(?:x{1,3}|extra)[- ]?(?:small|large)|small|medium|large|petite|tall|short|long|king|queen|twin|full|single|double|mini|plus)(?![\p{L}])/iu;
/** Longer names of colors name another thing. */
const longestColor = 2;

/** What sellers write into the fields of color and size that is neither. */
function isOfKind(kind: string, item: string): boolean {
  if (kind === 'Size')
    return sizeWord.test(item) || (/\d/.test(item) && !/\d[\s-]?(?:pcs?|pieces?|packs?|sets?)(?!\p{L})/iu.test(item));
  const isLong = item.split(/\s+/).length > longestColor;
  return kind !== 'Color' || !isLong || findMentions(scanText(item)).some((mention) => mention.kind === 'colour');
}

/** Words as machines join them: `precious-metal-plated`, `female-2`. `off-white` is people's. */
const isSlug = (item: string) => /^[\p{Ll}\d]+(?:(?:-[\p{Ll}\d]+){2,}|-\d+)$/u.test(item);
/** A list in small letters with semicolons was written by a machine, too. */
const isMachineList = (value: string) => /;/.test(value) && value === value.toLowerCase();

/** Whether a value says one thing, or a few that go together: not `No`, which sources write for what they do not know. */
function isClear({ kind, value }: UsableAttribute): boolean {
  const items = value.split(/[,;]\s/).map(foldText);
  if (isMachineList(value) || new Set(items).size < items.length) return false;
  if (items.length > longestList && !comesIn.has(kind)) return false;
  return value.split(/[,;]\s/).every((item) => {
    const isNothing = /^(?:no|none|other|others|n\/a)$/i.test(item) || (kind !== 'Size' && /^\p{Ll}{1,2}$/u.test(item));
    return !isNothing && !isSlug(item) && isOfKind(kind, item);
  });
}

/** A value as people read it: `Cotton` of `cotton`, `S, M` of `s, m`. */
function writeValue(kind: string, value: string): string {
  if (kind === 'Size' && /^(?:\d*x{0,4}[sml](?:,\s|$))+$/.test(value)) return value.toUpperCase();
  return /^\p{Ll}[\p{Ll}\s,/]+$/u.test(value) ? capitalise(value) : value;
}

/**
 * What is lacking is nothing to add. Facts in another language than English texts are not added, and none to other texts where only a few are in
 * their language.
 */
export function findAddable(
  content: PartContent,
  product: SourceProduct,
  choices: AttributeChoices,
  isEnglish: boolean,
): UsableAttribute[] {
  const clear = withClearSizes(usableAttributes(product.attributes, choices), product.attributes).filter(isClear);
  // Where most names are of another language, all of them are read as its.
  const foreign = clear.filter(({ name }) => isForeignName(name)).length;
  if (!isEnglish && foreign > 0 && foreign * 2 < clear.length) return [];
  const usable = isEnglish ? clear.filter(({ name }) => !isForeignName(name)) : clear;
  if (usable.length === 0) return [];
  const texts = extractFacts({ ...product, ...content, attributes: [] });
  const { title, bullets, description } = content;
  const disputed = findDisputed({ title, bullets, description }, product, usable);
  return usable
    .filter((fact) => !isAtOdds(texts, title, fact) && !disputed.has(fact))
    .map((fact) => ({ ...fact, value: writeValue(fact.kind, fact.value) }));
}
