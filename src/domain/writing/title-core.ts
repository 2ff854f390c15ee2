// Finds the product's name in a title that is a pile of keywords: one name, what it is for, and sizes and counts, which go last.

import { contentWords, foldText, freeWords } from '#domain/text/words.ts';
import { isGem } from './gems.data.ts';
import { isGoods } from './goods.data.ts';
import { headWord } from './noun-phrase.ts';
import { isPlural } from './plain-values.ts';
import { findWords } from './title-brand.ts';
import { isColour } from './title-facts.ts';

/** What a title says of the product. `last` goes behind the attributes: sizes, then the count as shops write it, `14 pcs`. */
export type TitleCore = { parts: string[]; last: string[]; dropped: string[] };

const unit = 'pcs?|pieces?|packs?|pairs?|sets?|rolls?|sheets?|box(?:es)?|bags?|count|ct';
/** A count before the name: `14pcs`, `1 Set of 4pcs`, `1 Pack (30pcs)`, `20pcs/set`, `2-Pack`, `14pcs Set:`. */
const leadingCount = new RegExp(
  `^(1-piece|\\d+(?:\\s?(?:${unit})|-(?:packs?|pcs?|count|ct)))(?:\\s?/\\s?(?:${unit}))?(?:(?:\\s+(?:of\\s+)?|\\s?[/(]\\s?)(\\d+[\\s-]?(?:${unit}))\\)?)?(?:\\s\\((?<size>\\d[\\d.]* ?x ?\\d[^()]*)\\))?(?:(?:\\s+set)?\\s*[:,]\\s*|\\s+of\\s+|\\s+(?:set\\s+(?!top|of)|includ(?:es|ing)\\s+)?|-(?=\\p{L}{3}|20\\d\\d ))(?!each\\s)(?=[\\p{L}\\d])`,
  'iu',
);
const packOf = /^((?:pack|set) of \d+)\s+(?=\p{L})/iu;
const onlyCount = new RegExp(`^(\\d+)[\\s-]?(${unit})(\\s?/\\s?\\d+ ?\\p{L}+)?$`, 'iu');
/** `1pc/3pcs`, `1/3 Pcs`: the shop sells one or three. */
const choice = /^\d+\s?(?:pcs?|pieces?|packs?|pairs?|rolls?)?\/\d+\s?(pcs?|pieces?|packs?|pairs?|rolls?)(?!\p{L})\s*/iu;
const choiceOfOne = /^\d+\s?(\p{L}+?)s?\/\d+\s?\1s?(?!\p{L})/iu;
const isChoice = (count: string): boolean => choice.test(count) && (/^\d+\//.test(count) || choiceOfOne.test(count));
/** One of it, as a shop counts without a word for what: `1 USB Heated Cushion`; not `1 Light Sconce`, `1 Pitcher & 4 Cups`. */
const loneOne =
  /^1 (?!(?:year|month|week|day|hour|minute|yard|strand|gallon|quart|cup|inch|foot|meter|metre|carat|ply|light|lamp|tier|door|drawer|hole|way|port|channel|button|step|side|person|gang|pole|and|or|x|of|in|to)s?(?![\p{L}])|\S+ & \d)(?=\p{Lu}\p{L}+[ -]\p{L})/iu;

/** A name without the count that opens it. A count of one says nothing, and neither does one of several to choose from. */
export function takeCount(name: string): { name: string; count: string | null; size: string | null } {
  const pack = packOf.exec(name);
  if (pack)
    return {
      name: name.slice(pack[0].length),
      count: (pack[1] ?? '').toLowerCase().replace(/^./, (first) => first.toUpperCase()),
      size: null,
    };
  if (isChoice(name)) return { name: name.replace(choice, ''), count: null, size: null };
  const found = leadingCount.exec(name);
  const [whole, outer = '', inner] = found ?? [];
  if (whole === undefined) return { name, count: null, size: null };
  const count = (inner ?? outer)
    .toLowerCase()
    .replace(/-pack/, '-Pack')
    .replace(/-count/, '-Count');
  const size = found?.groups?.size ?? null;
  return { name: name.slice(whole.length), count: /^1(?!\d)/.test(count) ? null : count, size };
}

/** `Anti UV 1pair Summer Sleeves`: one of what the title names says nothing in its middle either. */
const dropLoneCount = (text: string): string =>
  text.replace(
    /(?<=\p{L}{2} )(?<!(?:and|with|of|or|includ(?:es?|ing)|plus) )1 ?(?:pc|pcs|pair|piece) (?=\p{Lu}?\p{L})/giu,
    '',
  );

const stem = (word: string) => contentWords(word)[0] ?? foldText(word);
/** `armchair` and `headbands` end in `chair` and `band`. */
const isSameHead = (word: string, head: string) =>
  word === head || (head.length >= 3 && word.length >= head.length + 3 && word.endsWith(head));
const isAlike = (word: string, other: string) => isSameHead(word, other) || isSameHead(other, word);

/** Words that stand with every other number, so that a second one repeats nothing. */
const measure = /^(?:inch(?:es)?|in|ft|feet|oz|mm|cm|m|ml|l|lb|lbs|g|kg|yards?|pcs|x|w|v|gb|tb)$/;
const isTelling = (word: string) => word.length > 2 && !freeWords.has(word) && !/\d/.test(word) && !measure.test(word);

/** Words said twice in a row, once: `Jepeak Jepeak Cover`. */
export const dropDoubles = (text: string): string =>
  text.replace(
    /(?<![\p{L}\p{N}-])(\p{L}[\p{L}\p{N}'’-]{2,30}(?: [\p{L}\p{N}][\p{L}\p{N}'’-]{0,30}){0,2}) \1(?![\p{L}\p{N}-])/giu,
    '$1',
  );

const tailStart = /\s(?=(?:for|with|compatible with|is suitable for|suitable for|used for|featuring|in)\s)/i;

/** What a name is for or has, as far as it is no run of keywords: `for Women | Halloween`, nothing of `for Sofa Couch Bedroom Home Decor`. */
function calmTail(tail: string, said: readonly string[]): string {
  const people = /^for (?:women|men|girls|boys|kids|adults|children|her|him)(?=\s(?!and\b|&|'))/i.exec(tail)?.[0];
  if (people !== undefined) return people;
  const [once = ''] = tail.split(/(?:^|\s)(?=(?:is suitable|suitable|used|perfect|ideal) for\s)/i);
  // `Vase Fillers for Vases` says it again.
  const isSaid = contentWords(once).length < 3 && contentWords(once).some((word) => said.includes(word));
  if (isSaid) return '';
  const isRun = contentWords(once).length > 4 && !/,|&|\sand\s|\sor\s|\d/.test(once);
  return isRun ? '' : once;
}

/** More words than these after a name are keywords, whatever they name. */
const mostCut = 4;

/** Plurals that describe what follows them: `Sports Headband`, `Ladies Hat`. */
const notSeveral =
  /^(?:sports|ladies|girls|boys|kids|adults|mens|womens|inches|yards|feet|meters|pieces|colou?rs|\p{L}*[’']s)$/iu;
/** What holds several things, or is made of them: `Hair Clips Set`. */
const container = /^(?:case|box|bag|holder|set|kit|rack|organizer|stand|pack|mold|sheet)s?$/i;

/** A long name up to where it starts to say the same thing once more: `Throw Pillow Covers | Cases … Cushion Covers`. `kind` is the head of the product's kind. */
function cutSynonyms(core: string, kind: string): { name: string; dropped: string } {
  const tokens = core.split(' ');
  const stems = tokens.map(stem);
  if (tokens.length < 6) return { name: core, dropped: '' };
  const cut = (end: number) => ({ name: tokens.slice(0, end).join(' '), dropped: tokens.slice(end).join(' ') });
  // `Witch Hat Carving | Random Color Healing Stone`: behind what the shop picks stand keywords.
  const random = tokens.findIndex(
    (token, at) => /^random$/i.test(token) && /^(?:colou?r|style|pattern)s?$/i.test(tokens[at + 1] ?? ''),
  );
  if (random > 2) return cut(random);
  const last = stems.at(-1) ?? '';
  const again = stems.findIndex(
    (word, index) => index > 0 && index < stems.length - 1 && isTelling(word) && isTelling(last) && isAlike(word, last),
  );
  // `Time Steel Watch Stainless Steel` is a watch: what the product is stays.
  const isNamedIn = (words: readonly string[]) => words.some((word) => kind.length > 2 && isSameHead(word, kind));
  const keepsKind = (end: number) =>
    isNamedIn(stems.slice(0, end)) || !isNamedIn(stems) || stems.length - end > mostCut;
  if (again >= 0 && keepsKind(again + 1)) return cut(again + 1);
  const named = stems.findIndex((word, index) => index > 1 && kind.length > 2 && isSameHead(word, kind));
  // `Green Plant | Leaves`: what the head describes stays.
  const next = tokens[named + 1] ?? '';
  const isDescribing =
    named >= 0 &&
    !isPlural(tokens[named] ?? '') &&
    isPlural(next) &&
    !notSeveral.test(next) &&
    !isGoods(next) &&
    /^\p{L}+$/u.test(next);
  if (isDescribing && stems.length - named > 3) return cut(named + 2);
  // `Napkin Storage | Bag Large Capacity`: of what is stored the thing comes next.
  if (
    named >= 0 &&
    /^storage$/i.test(tokens[named] ?? '') &&
    (isGoods(next) || container.test(next)) &&
    stems.length - named > 3
  )
    return cut(named + 2);
  // `Crystal | Witch Hat Carving`: a stone may be what the thing is cut from.
  const isStuff = named >= 0 && isGem(tokens[named] ?? '') && !isPlural(tokens[named] ?? '');
  if (
    named >= 0 &&
    !isStuff &&
    (stems.length - named > 3 || (stems.length - named > 2 && /s$/.test(tokens[named] ?? '')))
  )
    return cut(named + 1);
  // Modifiers stand in the singular: `Satin Hair Bows | Hair Clip Party`. Where no plural ends the name it stays as it is.
  const isRepeating = stems.some((word, index) => isTelling(word) && stems.indexOf(word) < index - 1);
  const several = tokens.findIndex(
    (token, index) => index > 1 && index < tokens.length - 1 && isPlural(token) && !notSeveral.test(token),
  );
  const end = several + (container.test(tokens[several + 1] ?? '') ? 2 : 1);
  return isRepeating && several > 0 && keepsKind(end) ? cut(end) : { name: core, dropped: '' };
}

/** Whether a title is a pile of keywords: very long, or saying one thing over and over. */
function isPile(parts: readonly string[]): boolean {
  const words = parts.map((part) => contentWords(part).filter(isTelling));
  const all = words.flat();
  const repeated = all.length - new Set(all).size;
  return (
    words.some((each) => each.length >= 10) ||
    repeated >= 3 ||
    (repeated >= 2 && all.length >= 10) ||
    (repeated >= 1 && parts.length >= 3 && all.length >= 9)
  );
}

/** Whether a title fits as its shop wrote it, no word more than twice. */
function isCalm(parts: readonly string[], room: number): boolean {
  const words = parts.flatMap((part) => contentWords(part).filter(isTelling));
  return parts.join(', ').length <= room && words.every((word) => words.filter((other) => other === word).length <= 2);
}

const size = /^\W*\d[\d./x× ]*\s?(?:inch(?:es)?|in\.?|cm|mm|ml|m|oz|ft|yards?|l|g|kg|lbs?|"|”)?(?:\s?x\s?[\d.]+.*)?$/i;

const mostParts = 5;
/** So many words of a name and the part that says what it is. */
const mostHeaded = 20;

/** Puts the parts of an English title in the channel's order; one that fits in the `room` keeps its words. `kind` is the product's kind, which tells the name from what stands around it. */
export function findCore(parts: readonly string[], kind: string | null, brand: string | null, room = 0): TitleCore {
  // Of a pile of keywords, what it is for: `…, for Car Keys, Phones, Cameras`.
  const isMany = parts.length > mostParts;
  const listed = parts.filter((part, at) => at === 0 || !isMany || !/^for\s/i.test(part));
  const [opening = '', ...others] = listed.map((part) => dropLoneCount(dropDoubles(part)));
  const start = brand === null || findWords(opening, brand) !== 0 ? 0 : brand.length;
  const lead = opening.slice(0, start);
  const first = opening.slice(start).trimStart();
  // `150pcs (3 Colors), Maple Leaf Stickers`; a bare number says nothing: `15, Stress Balls`.
  if (others.length > 0 && /^\d{1,3}$/.test(first))
    return findCore([`${lead} ${others[0] ?? ''}`.trim(), ...others.slice(1)], kind, brand, room);
  const alone = others.length > 0 ? onlyCount.exec(first.replace(/\s*\([^()]*\)$/, '')) : null;
  const taken = alone === null ? takeCount(first) : takeCount(others[0] ?? '');
  const counted = alone !== null && (alone[1] !== '1' || alone[3] !== undefined) && !isChoice(first) ? [first] : [];
  // `Orvik - 1 Streaming Player` is called so; a pile of keywords opens with how many.
  const isLone = lead === '' && taken.count === null && taken.name === first && isPile(listed);
  const named = [isLone ? taken.name.replace(loneOne, '') : taken.name, ...(alone === null ? others : others.slice(1))];
  const counts = [...counted, ...[taken.size, taken.count].filter((value) => value !== null)];
  // `150pcs, 8.5 x 7 cm, Maple Leaf Stickers`, `31pcs of Black, White, Confetti Balloons`: a size and colours name nothing.
  const isNameless = (part: string) =>
    /^\d[\d.]*(?: ?x ?[\d.]+){0,2} ?(?:inch(?:es)?|in|cm|mm)?$/i.test(part) || isColour(part);
  const opens = isPile(named) ? named.findIndex((part) => !isNameless(part)) : 0;
  if (opens > 0) {
    const before = named.splice(0, opens);
    counts.unshift(...before.filter((part) => !isColour(part)));
    named.push(...before.filter((part) => isColour(part)));
  }
  const branded = (name: string) => [lead, name].filter((part) => part !== '').join(' ');
  if (isCalm(named, room - (brand?.length ?? 0)) || !isPile(named))
    return { parts: [branded(named[0] ?? ''), ...named.slice(1)], last: counts, dropped: [] };

  // A list of what is in a set, and the set: `Piping Nozzles, Icing Scraper, Cake Decorating Tools Set`.
  const at = named.findIndex((part, index) => index > 1 && index === named.length - 1 && /\s(?:set|kit)$/i.test(part));
  const [name = '', ...rest] = at > 0 ? [named[at] ?? '', ...named.filter((_part, index) => index !== at)] : named;
  const mark = tailStart.exec(name);
  const tail = mark === null ? '' : name.slice(mark.index + 1);
  const whole = (mark === null ? name : name.slice(0, mark.index)).replace(/^New\s(?=\S+\s\S+\s)/i, '');
  const { name: core, dropped } = cutSynonyms(whole, stem(headWord(kind ?? '')).replace(/(?<=ss|sh|ch|x)e$/, ''));
  const calm = calmTail(tail, contentWords(core));
  const said = contentWords(`${core} ${calm}`);
  const sizes = rest.filter((part) => size.test(part));
  // A name of a word or two needs what follows it.
  const isScant = contentWords(core).length < (brand === null ? 3 : 2) && calm === '';
  // `Turquoise Imitation Pearl, Adjustable Bracelet`: what it is stands behind.
  const head = stem(headWord(kind ?? ''));
  const isHeadless =
    head.length > 2 &&
    !contentWords(core).some((word) => isSameHead(word, head) || isGoods(word)) &&
    isSameHead(contentWords(rest[0] ?? '').at(-1) ?? '', head) &&
    `${core}, ${rest[0]}`.split(' ').length <= mostHeaded;
  const kept = rest.filter(
    (part, index) =>
      (isScant && index < 2) ||
      (isHeadless && index === 0) ||
      (/^(?:with|for)\s/i.test(part) &&
        part.split(' ').length <= 6 &&
        !contentWords(part).some((word) => said.some((other) => isAlike(word, other)))),
  );
  const left = [
    dropped,
    tail.slice(calm.length).trim(),
    ...rest.filter((part) => !sizes.includes(part) && !kept.includes(part)),
  ];
  return {
    parts: [branded([core, calm].filter((part) => part !== '').join(' ')), ...kept],
    last: [...sizes.slice(0, 1), ...counts],
    dropped: left.filter((part) => part !== ''),
  };
}
