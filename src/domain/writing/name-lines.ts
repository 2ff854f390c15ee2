// What bullets say of the name itself where the texts leave room: kind, brand, model, and the details a name holds.

import { capitalise, foldText } from '#domain/text/words.ts';
import type { BulletDraft } from './bullet-headers.ts';
import { type FactLine, lowerStart } from './fact-groups.ts';
import { designOf } from './gift-card-name.ts';
import { calmValue, isPlural, isProperName } from './plain-values.ts';
import { kindOf } from './product-kind.ts';
import { headOf, nameOf } from './product-name.ts';
import { singularise } from './singular.ts';
import type { Source } from './source.ts';

/** `Paper Envelopes` as `Paper envelopes`. */
const calmKind = (kind: string) =>
  capitalise(
    kind
      .replace(/^(?:Women|Men|Girls|Boys) /, '')
      .replace(/\p{Lu}[\p{Ll}'’-]+/gu, (word) => (isProperName(word) ? word : word.toLowerCase())),
  );

/** Kinds that are told in the plural of one. */
const pairs =
  /(?:ves|ies|shoes|socks|boots|sandals|gloves|jeans|trousers|pants|shorts|leggings|tights|headphones|earbuds|earrings|glasses|goggles|sneakers|slippers|heels|accessories|supplies|scissors|pliers)$/i;

/** Goods of so general a kind that naming it says nothing. */
const generalKind = /^(?:clothing|apparel|accessories|jewel(?:le)?ry|.*\baccs|.*\b(?:other|misc\w*)\b.*)$/i;

/** `20 Inch`, `60 x 102 in.` */
const ofSize = /^\d[\d./]*(?: ?x ?\d[\d./]*)* ?(?:inch(?:es)?|in\.?|ft\.?|cm|mm|yds?|oz\.?|qt\.?|gal\.?|ml)$/i;

/** `Tshirts` and `T-Shirt` as one word. */
const squeeze = (text: string) => foldText(text).replace(/[^\p{L}\d]/gu, '');

/** What the source never says in a text of its own, where there would else be hardly a bullet. A category speaks only for a title too short to do so. */
export function nameLines(source: Source, lines: readonly FactLine[]): FactLine[] {
  const has = (header: string) => lines.some((line) => line.header === header);
  const { brand, kind } = source;
  // `And Large Markers` goes on from what stood before, `1 Piece` counts.
  const extras =
    lines.length === 0 && !source.isByAmount
      ? (nameOf(source)?.extras ?? []).filter((part) => !/^(?:and|or|for|with) |^\d+ pieces?$/i.test(part))
      : [];
  const sizes = extras.filter((part) => ofSize.test(part));
  const others = extras.filter((part) => !ofSize.test(part));
  const design = source.isByAmount ? designOf(source) : null;
  const isKind =
    kindOf(source) !== null &&
    source.title.split(' ').length <= 5 &&
    !generalKind.test(kind ?? '') &&
    !squeeze(source.title).includes(squeeze(kind ?? '').replace(/s$/, ''));
  return [
    ...(design === null || has('Design') ? [] : [{ header: 'Design', detail: design }]),
    // `Modern Romance` alone is the name of a design, which the title says.
    ...(sizes.length === 1 && !has('Size') && !has('Dimensions') ? [{ header: 'Size', detail: sizes[0] ?? '' }] : []),
    ...(others.join(' ').split(' ').length > 3 || /\d.* |\s.*\d/.test(others.join(' '))
      ? [{ header: 'Details', detail: others.join(', ') }]
      : []),
    ...(isKind && kind !== null && !has('Product type')
      ? [
          {
            header: 'Product type',
            detail: calmKind(isPlural(headOf(source) ?? '') || pairs.test(kind) ? kind : singularise(kind)),
          },
        ]
      : []),
    ...(lines.length < 2 && brand !== null && calmValue(brand) === brand && !has('Brand')
      ? [{ header: 'Brand', detail: brand }]
      : []),
  ];
}

const variantHeaders = new Set(['Color', 'Quantity']);

const follow = ({ header, detail }: BulletDraft, calm: (text: string) => string) =>
  `${lowerStart(header ?? '')}: ${calm(detail)}`;

/** The model, or the only fact there is, in one bullet with the brand or a short colour or quantity: `Brand: Orvik; model: LT-20`, `Model: LT-20; color: white`. */
export function identify(facts: readonly BulletDraft[], source: Source): BulletDraft[] {
  const { brand } = source;
  const model = facts.find(({ header }) => header === 'Model');
  const variants = facts.filter(({ header, detail }) => variantHeaders.has(header ?? '') && detail.length <= 40);
  const [only] = variants;
  const alone = facts.length === 1 ? (model ?? only) : undefined;
  if (alone !== undefined && brand !== null && (alone === model || calmValue(brand) === brand))
    return [{ ...alone, header: 'Brand', detail: `${brand}; ${follow(alone, alone === model ? String : lowerStart)}` }];
  if (model === undefined || brand === null || only === undefined || facts.length !== variants.length + 1)
    return [...facts];
  return [{ ...model, detail: `${model.detail}; ${follow(only, lowerStart)}` }, ...variants.slice(1)];
}
