// Facts as what is said of a product: `is made of tungsten steel`, `comes in black`.

import { fitArticleTo } from '#domain/text/words.ts';
import type { Fact } from './fact.ts';
import { labelOf } from './fact-groups.ts';
import { isGem } from './gems.data.ts';
import { isMaterial } from './noun-phrase.ts';
import { calmFact, calmValue, hasColour, joinEntries, readEntries } from './plain-values.ts';
import { isSystem } from './title-facts.ts';

/** The longest value that may stand in a sentence. */
const longest = 60;

type Wording = { one: (value: string) => string; many: (value: string) => string };

const both = (one: string, many: string): Wording => ({
  one: (value) => one.replace('…', value),
  many: (value) => many.replace('…', value),
});

const inPack: Wording = {
  one: (value) => `comes as ${fitArticleTo(value)} ${value}`,
  many: (value) => `come as ${fitArticleTo(value)} ${value}`,
};

/** How a fact of a label is told of `it` and of `they`; only for values it can hold. */
const wordings: Readonly<Record<string, Wording>> = {
  Material: both('is made of …', 'are made of …'),
  Composition: both('is made of …', 'are made of …'),
  Fabric: both('is made of …', 'are made of …'),
  Color: both('comes in …', 'come in …'),
  Colors: both('comes in …', 'come in …'),
  Patterns: both('has … patterns', 'have … patterns'),
  Seasons: both('suits …', 'suit …'),
  Season: both('suits …', 'suit …'),
  Compatibility: both('is for …', 'are for …'),
  Memory: both('has … of memory', 'have … of memory'),
  'Made for': both('is made for …', 'are made for …'),
  Weight: both('weighs …', 'weigh …'),
  Dimensions: both('measures …', 'measure …'),
  Quantity: inPack,
  Pack: inPack,
};
/** `comes as a 3-count` and `a 3-piece` are no English. */
const withCount = both('comes in a … pack', 'come in a … pack');
const withPacks = both('comes in …', 'come in …');
const withPieces = both('comes as a … set', 'come as a … set');
const withNoun: Readonly<Record<string, string>> = { Pattern: 'pattern', Finish: 'finish' };
/** Whether a value is a yes or a no. */
export const isFlag = (value: string) => /^(?:yes|no|included|not included)$/i.test(value);
/** Whether a value may stand in a sentence: short, and none of its own. */
export const isSimple = (value: string) => value.length <= longest && !/[.:;!?()]/.test(value.replace(/\d\.\d/g, ''));

/** Materials with what is said of each: `420D nylon with PU coating, mesh back panel`. */
function readMaterials(value: string): string[] {
  const entries = value.split(/,\s+/);
  return entries.every((entry) => entry.split(' ').length <= 7) ? entries : [value];
}

/** `textured` and `plant` of `Textured Pattern` and `Plants`, where `patterns` follows. */
const nameEntry = (label: string) => (entry: string) =>
  label === 'Patterns' ? entry.replace(/ patterns?$/i, '').replace(/(?<=\p{L}{3}[^s\s])(?<!Christma)s$/iu, '') : entry;

/** A part, which has the colour before it. */
const ofPart = /\s(?:straps?|handles?|trim|lining|liner|zip(?:per)?|buttons?|soles?|laces?|lid|frame)$/i;

/** `comes in black`; null where the fact is no predicate. */
export function predicateOf(fact: Fact, isMany: boolean): string | null {
  const { name, value, subject } = fact;
  const label = labelOf(fact);
  if (isFlag(value) || !isSimple(value)) return null;
  // `Gold/multi`: of several nobody names.
  if (name === 'Color' && /^multi.*[/,]|[/,] ?multi/i.test(value)) return null;
  if (name === 'Color' && /^multi/i.test(value))
    return isMany || /^multi$/i.test(value) ? null : `is ${value.toLowerCase()}`;
  const calm = name === 'Made for' ? calmValue(value) : calmFact(fact);
  // `Black/gray` is one colour way; of three and more the slashes cannot be read.
  const isSlashed =
    name === 'Color' &&
    /^\p{L}[\p{L} -]*(?:\/[\p{L}][\p{L} -]*){2,3}$/u.test(calm) &&
    calm.split('/').every((each) => each.split(' ').length < 3);
  const both = name === 'Color' ? /^(\p{L}{3,}(?: \p{L}+)?)\/(\p{L}{3,})$/u.exec(calm) : null;
  // `It is iron and nickel` would be what it is made of.
  const isStuff = (each: string) => isMaterial(each) && !/^(?:gold|silver)$/i.test(each);
  if (both?.slice(1).every((each) => hasColour(each) && !isStuff(each)))
    return `${isMany ? 'are' : 'is'} ${both[1]} and ${both[2]}`;
  const read = isSlashed ? calm.split('/') : subject === 'material' ? readMaterials(calm) : readEntries(calm);
  // `100% polyamide, trimming polyester`: beside a whole stands what a part is made of.
  const isWhole =
    read.length > 1 && read.some((entry) => /^100 ?%/.test(entry)) && read.some((entry) => !/%/.test(entry));
  const entries = isWhole ? read.filter((entry) => entry.includes('%')) : read;
  const told = joinEntries(entries.map((entry) => nameEntry(label)(entry.trim())));
  if (/^Seasons?$/.test(label) && /\d/.test(value)) return null;
  // Inks, all of which one cartridge holds.
  if (!isMany && /^Colors?$/.test(label) && /(?:^|, ?|\/)(?:cyan|magenta)(?=[,/]|$)/i.test(value) && /[,/]/.test(value))
    return null;
  // `Gray strap, tan strap`: what has the colour is a part.
  if (
    /^Colors?$/.test(label) &&
    (!hasColour(value) || /^natural$/i.test(value) || entries.some((entry) => ofPart.test(entry)))
  )
    return null;
  // A bullet tells it; as a sentence it says little.
  if (label === 'Size' && /^one size$/i.test(value)) return null;
  if (name === 'Color' && /^(?:clear|transparent)$/i.test(value))
    return `${isMany ? 'are' : 'is'} ${value.toLowerCase()}`;
  if (name === 'Made for' && /^unisex$/i.test(value)) return isMany ? 'are unisex' : 'is unisex';
  // Beside all weather no other is news.
  if (name === 'Climate' && /all[- ]weather/i.test(value)) return `${isMany ? 'suit' : 'suits'} all weather`;
  const noun = withNoun[label];
  if (noun !== undefined)
    return /^no\b|s$/i.test(value)
      ? null
      : `${isMany ? 'have' : 'has'} ${fitArticleTo(told)} ${told}${told.toLowerCase().endsWith(noun) ? '' : ` ${noun}`}`;
  if (label === 'Weight' && !/\d/.test(value)) return null;
  if (label === 'Weight' && /^1 \p{L}+s$/u.test(value)) return `${isMany ? 'weigh' : 'weighs'} ${value.slice(0, -1)}`;
  // `100% calf leather upper`: what one part is made of.
  if (
    /^(?:Material|Composition|Fabric)$/.test(label) &&
    /\s(?:uppers?|(?:out|in|mid)?soles?|lining|liner|trim)(?=,|$)/i.test(value)
  )
    return null;
  // Set in a ring, a stone is no ring.
  if (subject === 'material' && entries.every((entry) => isGem(entry))) return null;
  // `420D nylon`, `100% cotton` and `PP` are materials, `2` and `A4` are none.
  if (subject === 'material' && !/\p{L}{3}|^\p{Lu}{2}$/u.test(value)) return null;
  if (label === 'Length' && /^\d[\d.]*["”]? x \d[\d.]* ?(?:["”]|in(?:ches)?|cm)/.test(value))
    return `${isMany ? 'measure' : 'measures'} ${value}`;
  if (label === 'Dimensions' && !/^\d[\d.,]*\S* ?x /.test(value)) return null;
  if (
    (label === 'Quantity' || label === 'Pack') &&
    !/^(?:\d+-(?:pack|piece|count)|pair|set of \d+|pack of \d+|\d+ packs of \d+)$/i.test(value)
  )
    return null;
  if ((label === 'Memory' && !/^\d+ ?[GT]B$/.test(value)) || (label === 'Compatibility' && !isSystem(value)))
    return null;
  const wording = wordings[label];
  return wording === undefined
    ? null
    : (/^\d+-count$/i.test(value)
        ? withCount
        : / packs of /i.test(value)
          ? withPacks
          : /^\d+-piece$/i.test(value)
            ? withPieces
            : wording)[isMany ? 'many' : 'one'](/^(?:Quantity|Pack)$/.test(label) ? told.toLowerCase() : told);
}

/** `comes as a pair in black`: `comes` twice would be one too many; `a pack of 10 in black` would be a length. */
export function joinPack(predicates: readonly string[]): string[] {
  const colour = predicates.find((each) => /^comes? in (?!a )/.test(each));
  const pack = predicates.find((each) => /^comes? as /.test(each));
  if (colour === undefined || pack === undefined)
    return predicates.map((each) => each.replace(/^(comes?) as (?=a pack of )/, '$1 in '));
  const [first, last] = /\d$/.test(pack) ? [colour, pack] : [pack, colour];
  return predicates.flatMap((each) =>
    each === colour ? `${first} ${last.replace(/^comes? /, '')}` : each === pack ? [] : each,
  );
}
