// Facts of a source as lines for bullets: `Material: Stainless steel`. In the order shoppers of the kind of goods ask.

import { capitalise, contentWords, coverage, foldText } from '#domain/text/words.ts';
import type { Fact } from './fact.ts';
import { perSource } from './per-source.ts';
import { calmFact, calmValue, isProperName, readEntries } from './plain-values.ts';
import { askedLast, shopperOrders, usualOrder } from './shopper-order.data.ts';
import { dropFullStop } from './shorten.ts';
import type { Source } from './source.ts';
import { dropToldFacts } from './told-facts.ts';
import { headBrief, headPart } from './topics.ts';
import { possibleIn } from './word-openings.ts';

/** A header and what stands after its colon; `inside` is the detail as it stands within a line, behind another one. */
export type FactLine = { header: string; detail: string; inside?: string };

const plurals: Readonly<Record<string, string>> = {
  Size: 'Sizes',
  Color: 'Colors',
  Pattern: 'Patterns',
  Style: 'Styles',
  Season: 'Seasons',
  Occasion: 'Occasions',
  Room: 'Rooms',
};

/** The fact's label, in the plural where it lists several: `Sizes` for `S, M, L`. */
export function labelOf({ name, value }: Fact): string {
  // `Pack: Pack of 3` would say its label twice.
  if (name === 'Pack' && /^pack of /i.test(value)) return 'Quantity';
  return readEntries(value).length > 1 ? (plurals[name] ?? name) : name;
}

/** What the title tells. `for Women` in it, or `women's shoes` as the kind, says it better than `Gender: Female`. */
const titleOf = perSource((source) => ({
  words: new Set(contentWords(source.title)),
  isAudienceSaid: /(?<!\p{L})(?:women|men|girls?|boys?|ladies|unisex)/iu.test(
    `${source.title} ${source.kind ?? ''} ${source.category ?? ''}`,
  ),
}));

/** Facts the writer may tell: those of the attributes, then those only the title names; without what the title says already, unless that may be repeated. */
export function selectFacts(source: Source, mayRepeatTitle: boolean): Fact[] {
  const { words: inTitle, isAudienceSaid } = titleOf(source);
  const isTold = ({ name, subject, value }: Fact) =>
    (mayRepeatTitle && name !== 'Specifications') ||
    subject === 'material' ||
    subject === 'box' ||
    coverage(contentWords(value), inTitle) < 1;
  const names = new Set(source.facts.map((fact) => fact.name.toLowerCase()));
  // `LED Display` in a list of features and in the title.
  const listed = new Set(source.facts.flatMap(({ value }) => readEntries(value).map(foldText)));
  const fromTitle = source.titleFacts.filter(
    (fact) => !names.has(fact.name.toLowerCase()) && !(fact.subject === 'other' && listed.has(foldText(fact.value))),
  );
  return dropToldFacts(
    [...source.facts.filter(isTold), ...fromTitle].filter(({ name }) => name !== 'Gender' || !isAudienceSaid),
  );
}

const lastOfAll = 300;

const possibleOrders = possibleIn(shopperOrders, ({ kinds }) => kinds);

/** Place of a header among a listing's bullets: what shoppers of these goods ask first, then all else, then what they ask last. */
export const rankHeader = perSource((source): ((header: string | null) => number) => {
  const kind = [source.kind ?? '', source.title].join(' ');
  const order = (possibleOrders(kind).find(({ kinds }) => kinds.test(kind)) ?? { first: usualOrder }).first;
  return (header) => {
    // Who makes it, nobody asks first; of a card it is all there is.
    if (header?.startsWith('About ') && !source.isByAmount) return lastOfAll;
    // `Storage` of a laptop is asked for where its memory is.
    const own = order.indexOf(header ?? '');
    const at = own < 0 && header === 'Storage' ? order.indexOf('Memory and storage') : own;
    const late = askedLast.indexOf(header ?? '');
    return at >= 0 ? at : late >= 0 ? 200 + late : 100;
  };
});

/** `Italian 46, X-Large`: sizes keep the spelling they are sold under. */
const isSizes = ({ name }: Fact) => name === 'Size';

const sides = ['Length', 'Width', 'Height'];

/** Length, width and height as one fact: `Size: Length 10 in, width 6 in, height 3 in`. */
function joinSides(facts: readonly Fact[]): Fact[] {
  const isSide = ({ name, value }: Fact) => sides.includes(name) && /^\d[\d./]* ?\p{L}{1,6}$/u.test(value);
  const found = facts.filter(isSide);
  if (found.length < 2 || facts.some(({ name }) => name === 'Size' || name === 'Dimensions')) return [...facts];
  const told = sides.flatMap((side) => {
    const fact = found.find(({ name }) => name === side);
    return fact === undefined ? [] : [`${side.toLowerCase()} ${fact.value}`];
  });
  const joined: Fact = { name: 'Size', value: told.join(', '), subject: 'size' };
  return facts.flatMap((fact) => (fact === found[0] ? [joined] : isSide(fact) ? [] : [fact]));
}

/** A line for each fact. Other languages than English keep the order and the words of the source. */
export function groupFacts(source: Source, mayRepeatTitle: boolean): FactLine[] {
  const facts = selectFacts(source, mayRepeatTitle)
    // `(Small)` in a title is told by the title and the description.
    .filter((fact) => fact.name !== 'Size' || !source.titleFacts.includes(fact));
  if (!source.isEnglish) return facts.map(({ name, value }) => ({ header: name, detail: value, inside: value }));
  const lines = joinSides(facts).map((fact) => {
    const calm = isSizes(fact) ? fact.value : calmFact(fact);
    return { header: /^length /.test(fact.value) ? fact.name : labelOf(fact), detail: capitalise(calm), inside: calm };
  });
  const rank = rankHeader(source);
  return lines.toSorted((a, b) => rank(a.header) - rank(b.header));
}

const mostFeatures = 4;

/** Short verbless texts of a description or of bullets in lines by topic: `Material: 100% linen`, `Features: Silk tie closure, coin pocket`. */
export function groupFragments(
  fragments: readonly string[],
  isProduct: (phrase: string) => boolean = () => false,
): FactLine[] {
  const lines = new Map<string, string[]>();
  for (const fragment of fragments.map((text) => dropFullStop(text))) {
    // `Yellow tee with ribbed cuffs` names the product, whatever it has.
    const { header, detail } = (isProduct(fragment) ? null : headBrief(fragment)) ?? {
      header: 'Features',
      detail: fragment,
    };
    lines.set(header, [...(lines.get(header) ?? []), detail]);
  }
  const features = lines.get('Features') ?? [];
  // Many features make two lines, so that each can be read at a glance.
  if (features.length > mostFeatures) {
    const half = Math.ceil(features.length / 2);
    lines.set('Features', features.slice(0, half));
    lines.set('More features', features.slice(half));
  }
  return [...lines].map(([header, texts]) => {
    const [first = '', ...rest] = texts;
    const part = header === 'Features' && rest.length === 0 ? headPart(first) : null;
    if (part !== null) return part;
    const separator = texts.some((text) => /[,;]/.test(text)) ? '; ' : ', ';
    const detail = [first, ...rest.map(lowerStart)].join(separator);
    // The name of a country keeps its capital wherever it stands.
    return { header, detail, ...(header === 'Origin' ? { inside: detail } : {}) };
  });
}

/** `silk tie closure` inside a line; names keep their capitals. */
export function lowerStart(text: string): string {
  if (/^(?:An?|The) \p{Ll}/u.test(text)) return text.charAt(0).toLowerCase() + text.slice(1);
  const [first = '', ...rest] = text.split(' ');
  if (!/^\p{Lu}\p{Ll}+(?:[-/]\p{Ll}+)*[-,]?$/u.test(first)) return text;
  // `Redeemable toward goods of Acme` opens with no name.
  const isPlain = /^\p{Ll}/u.test(rest[0] ?? '') && /(?:able|ible|ed|ing|ful|ous|ive|less)$/.test(first);
  const isName = !isPlain && rest.some((word) => /^\p{Lu}\p{Ll}/u.test(word)) && calmValue(first) === first;
  // `Black Nylon Handle Straps` has no name in it.
  if (!isName && rest.length > 0 && rest.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word)))
    return text.replace(/\p{Lu}\p{Ll}+/gu, (word) => (isProperName(word) ? word : word.toLowerCase()));
  return isName && !/^(?:Colou?r|Size|Length|Width|Height|Made|Fits)$/.test(first)
    ? text
    : first.toLowerCase() + text.slice(first.length);
}
