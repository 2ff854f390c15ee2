// The attributes of a product that texts may use: their names are not hidden, and a shopper can read their values.
import type { Attribute } from '#domain/catalogue/product.ts';
import { priceAmount, sentenceBans } from '#domain/channels/banned.data.ts';
import { toOneLine } from '#domain/text/plain-text.ts';
import { foldText } from '#domain/text/words.ts';
import { type AttributeChoices, attributeUseOf, noChoices, readAttributeName } from './attribute-use.ts';
import type { AttributeUse } from './attribute-uses.ts';

export type UsableAttribute = {
  /** The name as the source writes it. */
  name: string;
  /** What it states about the product, independent of its name in the source. */
  kind: string;
  label: string;
  value: string;
  use: Exclude<AttributeUse, 'hidden'>;
};

/** Only this many attributes of a product are read. */
const mostRead = 200;
/** A longer value is a text, not a value. */
const longestValue = 160;

const nothing =
  /^(?:n\/?a\.?|none|null|nil|undefined|unknown|unspecified|not (?:specified|applicable|available|stated)|does not apply|no data|tbd|tba|other|others|various|default(?: title)?|see (?:description|title|photos?|pictures?).*|[-–—.?/\\*_]+)$/i;
const date = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}.*)?$|^\d{1,2}[./]\d{1,2}[./]\d{4}(?: \d{1,2}:\d{2}.*)?$/;
/** One word that only machines read: a stock code, an id, a path, a data structure. */
const code =
  /^(?=\S*\d)(?=\S*[\p{L}_-])[\p{L}\d_-]{9,}$|^\d{6,}$|^[\da-f]{8}-[\da-f-]{27,}$|^[[{].*[\]}]$|^\S*[\\/]\S*\.\w{2,4}$|^[\p{Ll}\d]+(?:-[\p{Ll}\d]+){3,}$|_/u;
const shopTalk = sentenceBans.filter(({ reason }) => /address|phone|price|availability/.test(reason));

/** What most goods of a kind are: it says nothing about this one. */
const usual =
  /^(?:one[- ]size(?: fits (?:all|most))?|free size|o\/s|os|standard|regular|normal|adults?|new|solid|plain)$/i;

/** Whether a shopper could read a value as it stands. */
export function isReadable(value: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(value) || value.length > longestValue) return false;
  if (nothing.test(value) || usual.test(value) || date.test(value) || code.test(value) || priceAmount.test(value))
    return false;
  return !shopTalk.some(({ pattern }) => pattern.test(value));
}

const bareNumber = /^(?:\d+(?:[.,]\d+)?|[.,]\d+)$/;
const answers: Readonly<Record<string, string>> = { true: 'Yes', false: 'No', yes: 'Yes', no: 'No', y: 'Yes', n: 'No' };

function readValue(raw: string, { unit, isMeasure }: { unit: string | null; isMeasure: boolean }): string | null {
  const value = toOneLine(raw.slice(0, 1_000));
  if (!isReadable(value)) return null;
  if (!bareNumber.test(value)) return answers[value.toLowerCase()] ?? value;
  if (unit !== null) return `${value} ${unit}`;
  return isMeasure ? null : value;
}

/**
 * The attributes that may be used, each kind once, in the source's order. Values of one name are listed together. Where two names of one
 * kind disagree, the first holds: they may be about different parts, and nothing is said twice.
 */
export function usableAttributes(
  attributes: readonly Attribute[],
  choices: AttributeChoices = noChoices,
): UsableAttribute[] {
  const usable = new Map<string, UsableAttribute>();
  for (const { name, value: raw } of attributes.slice(0, mostRead)) {
    const read = readAttributeName(name);
    const use = choices.get(read.key) ?? read.use;
    if (use === 'hidden') continue;
    const value = readValue(raw, read);
    if (value === null) continue;
    const before = usable.get(read.kind);
    if (before === undefined) usable.set(read.kind, { name, kind: read.kind, label: read.label, value, use });
    else if (before.name === name && !foldText(`, ${before.value},`).includes(foldText(`, ${value},`)))
      before.value = `${before.value}, ${value}`;
  }
  return [...usable.values()].filter(({ value }) => value.length <= longestValue);
}

/** Whether an attribute of this name may be used at all. */
export function isUsable(name: string, choices: AttributeChoices): boolean {
  return attributeUseOf(name, choices) !== 'hidden';
}

const attributeField = /^attributes\./;

/** Of the places of a source those a provider may be quoted: none in an attribute that is hidden. */
export function usableEvidence<Place extends { field: string }>(
  evidence: readonly Place[],
  choices: AttributeChoices,
): Place[] {
  return evidence.filter(
    ({ field }) => !attributeField.test(field) || isUsable(field.replace(attributeField, ''), choices),
  );
}
