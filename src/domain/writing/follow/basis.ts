// What a way of following an ask is given, and what it answers.
import type { AttributeChoices } from '#domain/attributes/attribute-use.ts';
import type { UsableAttribute } from '#domain/attributes/usable-attributes.ts';
import type { FindLost } from '#domain/benchmarks/fixes/find-lost.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { ChannelLimits } from '#domain/channels/channel-limits.ts';
import type { PartContent, TextPart } from '#domain/parts/parts.ts';
import type { Words } from '#domain/wishes/ask.ts';
import { hasWords, saysValue } from '#domain/wishes/find-words.ts';
import { callOf, type Meant, resolveWords, wordingsOf } from '#domain/wishes/resolve-words.ts';
import type { Source } from '../read/source.ts';

export type Basis = {
  part: TextPart;
  /** The texts on the screen, of all parts. */
  content: PartContent;
  product: SourceProduct;
  choices: AttributeChoices;
  /** What the built-in writer may take from. */
  source: Source;
  /** Attributes that no text contradicts, as they may be written. */
  facts: readonly UsableAttribute[];
  limits: ChannelLimits;
  /** Why a text may not be written into the part; null where it may. */
  refuse: (text: string) => string | null;
  /** What texts of the part no longer hold of those before: figures, units, variants, the brand and the noun. */
  findLost: FindLost;
  /** All words that are to go: none of them is lost. */
  avoided: readonly string[];
  /** Whether a piece of the text is asked for, so that it stays when others go. */
  isWanted: (piece: string) => boolean;
};

/** The part's texts one by one, and what was left out or added on the way. */
export type Step = { items: readonly string[]; leftOut?: readonly string[]; added?: readonly string[] };
/** Why an ask cannot be followed, as a sentence without its full stop. */
export type NoWay = { says: string };
export type Outcome = Step | NoWay;

export const noWay = (says: string): NoWay => ({ says });
export const needsModel = noWay('this needs a language model');
export const isStep = (outcome: Outcome): outcome is Step => 'items' in outcome;

export const meantBy = (words: Words, { product, choices }: Basis): Meant => resolveWords(words, product, choices);

export const says = (text: string, meant: Meant, words: Words): boolean =>
  wordingsOf(meant, words).some((each) => (meant.kind === 'words' ? hasWords(text, each) : saysValue(text, each)));

/** Why a field cannot be written; null where it can. */
export function findObstacle(meant: Meant, words: Words): NoWay | null {
  if (meant.kind === 'hidden') return noWay(`${callOf(meant, words)} must not appear in content`);
  return meant.kind === 'empty' ? noWay(`the product has no value for “${meant.name}”`) : null;
}

/** Why a fact cannot be written that the source's own texts say otherwise; null where it can. */
export function findDispute(meant: Meant, words: Words, { source }: Basis): NoWay | null {
  const isMeant = (fact: UsableAttribute) =>
    meant.kind === 'field'
      ? meant.label === fact.label && meant.values.includes(fact.value)
      : says(`${fact.label}: ${fact.value}`, meant, words);
  const disputed = source.facts.find((fact) => isMeant(fact) && source.isDisputed(fact));
  return disputed ? noWay(`the source says otherwise of “${disputed.label}”, too`) : null;
}

/** So many words that stand nowhere describe something rather than name it: `FC before Barcelona`. */
const leastDescription = 3;

/** Why words that the source does not have cannot be written. */
export const findUnknown = ({ text, isQuoted }: Words): NoWay =>
  isQuoted || text.split(/\s+/).length < leastDescription ? noWay(`the source does not mention “${text}”`) : needsModel;

/** Why the channel has no room for the texts of a part; null where it has. */
export const roomFor = (items: readonly string[], { part, limits }: Basis): NoWay | null => {
  if (part === 'bullets' && items.length > limits.bullets.max)
    return noWay(`the channel allows ${limits.bullets.max} bullets`);
  if (part === 'description' && (items[0] ?? '').length > limits.description.maxChars)
    return noWay(`the description would be longer than ${limits.description.maxChars} characters`);
  return null;
};
