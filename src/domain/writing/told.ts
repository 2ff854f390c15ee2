// What a text tells, in stems and numbers: the one judge of whether a piece of a draft says again what another says already.

import { remember } from '#domain/text/remember.ts';
import { contentWords, coverage, foldText } from '#domain/text/words.ts';
import type { Fact } from './fact.ts';

/** A text that shares so many of its stems with one other tells nothing new. */
export const mostShared = 0.75;
/** Short points say less else: `detachable wrist strap` beside `a detachable silver strap`. */
export const mostOfPoint = 0.6;
/** And those that hold a share in percent the prose holds too. */
const mostOfShare = 0.4;
/** So much of a part and its quality: `liner: cream fabric` beside `a cream cotton liner`. */
const mostOfPart = 0.6;
/** Two measures nearer than this are one, in other units. */
const near = 0.03;

/** Texts that begin with so many of the same words speak of the same. */
const longStart = 4;

/** Words that tell nothing by themselves. */
const idle = new Set(
  (
    'made make has have had feature include come offer provide give design item product piece also both all each more very will not one while when ' +
    'new addition own great good perfect ideal'
  ).split(' '),
);

/** One thing by two words. */
const sides: ReadonlyMap<string, string> = new Map([
  ['inner', 'inside'],
  ['interior', 'inside'],
  ['internal', 'inside'],
  ['outer', 'outside'],
  ['exterior', 'outside'],
  ['external', 'outside'],
  ['affixed', 'attach'],
  ['attached', 'attach'],
]);

const stems = new Map<string, string>();
const mostStems = 4_000;

/** `seam`, `lin` and `upcycl` of seams, lined and upcycling: enough to know a word again, not to spell it. */
function stemOf(word: string): string {
  if (word.length < 5) return word;
  const before = stems.get(word);
  if (before !== undefined) return before;
  if (stems.size >= mostStems) stems.clear();
  const stem = sides.get(word) ?? cutEnding(word);
  stems.set(word, stem);
  return stem;
}

function cutEnding(word: string): string {
  const bare = word.replace(/(?:ings?|ers?|ed|es|ly|s)$/, '');
  return (bare.length < 3 ? word : bare).replace(/([^aeiou])\1$/, '$1').replace(/(?<=\p{L}{2})[ei]$/u, '');
}

/** In centimetres; a measure without a unit is one of the other's. */
const units: readonly (readonly [RegExp, number])[] = [
  [/\d\s?(?:["”]|-?in(?:ch(?:es)?)?(?![a-z]))/, 2.54],
  [/\d\s?-?cm(?![a-z])/, 1],
  [/\d\s?-?mm(?![a-z])/, 0.1],
];

/** `numbers` are those of measures and counts: a whole, `100%`, is no news. `makers` say how somebody made it: `handcrafted` by a woman. */
type Telling = {
  stems: ReadonlySet<string>;
  words: ReadonlySet<string>;
  numbers: readonly number[];
  unit: number | null;
  makers: readonly string[];
  folded: string;
  /** The first words that tell anything, for texts that begin alike. */
  start: string;
};

/** `designed` and `handcrafted` of `designed and handcrafted from wool by a woman of the valley`. */
function readMakers(folded: string): string[] {
  const at = folded.includes(' by a') ? folded.search(/ by an? \p{L}/u) : -1;
  return at < 0
    ? []
    : (folded.slice(Math.max(0, at - 60), at).match(/\p{L}+(?:ed|made)(?!\p{L})/gu) ?? []).map((word) =>
        word.replace(/^hand(?=crafted|made)/, ''),
      );
}

const isFigure = (word: string): boolean => word >= '0' && word < ':';

/** `women` of `women's`, whose last letter went as that of a plural. */
const nameOwner = (word: string): string =>
  !word.endsWith("'") ? word : word.replace(/^(women|men|children|girl|boy|kid)'$/, '$1');

function readText(text: string): Telling {
  const folded = foldText(text);
  const plain = folded.includes('100') ? folded.replace(/100 ?%/g, ' ') : folded;
  const words = folded.includes("'") ? contentWords(plain).map(nameOwner) : contentWords(plain);
  const numbers = /\d/.test(plain) ? (plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number) : [];
  const telling: string[] = [];
  for (const joined of words)
    for (const word of joined.includes('-') || joined.includes('/') ? joined.split(/[-/]/) : [joined])
      if (!isFigure(word) && !idle.has(word)) telling.push(word);
  return {
    stems: new Set(telling.map(stemOf)),
    words: new Set(plain === folded ? words : contentWords(folded).map(nameOwner)),
    numbers,
    unit: numbers.length === 0 ? null : (units.find(([pattern]) => pattern.test(folded))?.[1] ?? null),
    makers: readMakers(folded),
    folded,
    start: telling.length < longStart * 2 ? '' : telling.slice(0, longStart).join(' '),
  };
}

/** What a text tells. The parts of a draft ask for the same texts, so it is remembered. */
export const readTelling = remember(readText);

/** Whether every number of a text stands in another, as it is or in the other's unit. */
function hasNumbers(later: Telling, earlier: Telling): boolean {
  const factor = (later.unit ?? earlier.unit ?? 1) / (earlier.unit ?? later.unit ?? 1);
  return later.numbers.every((number) =>
    earlier.numbers.some((other) => other === number || Math.abs(number * factor - other) < near * other),
  );
}

/** Whether one earlier text tells so much of a later one, and every number of it; `news` are its stems but those of what the product is called. */
function isToldBy(later: Telling, earlier: Telling, share: number, news = [...later.stems]): boolean {
  if (later.makers.some((maker) => earlier.makers.includes(maker))) return true;
  // One word alone stands in many texts: `Made in India` beside a history of India.
  if (news.length < 2) return coverage([...later.words], earlier.words) === 1 && hasNumbers(later, earlier);
  if (coverage(news, earlier.stems) < share) return false;
  if (news.length < 3 && coverage([...later.stems], earlier.stems) < share) return false;
  return hasNumbers(later, earlier);
}

/** What leans on the text before it: where that went, nobody could tell what is meant. */
const leaning = /^(?:They|These|Those|That|This|Such|Their|Its|It's|It’s|That's|That’s)\s/;

/** The texts without those that one before them, or one of the known, tells already: `share` of them by one of the known. `name` is the product's. */
export function keepNews(
  texts: readonly string[],
  known: readonly string[],
  name: string,
  share = mostShared,
): string[] {
  const own = readTelling(name).stems;
  const before = known.map(readTelling);
  const told: Telling[] = [];
  return texts.filter((text, at) => {
    const telling = readTelling(text);
    const news = [...telling.stems].filter((stem) => !own.has(stem));
    const isNamed = () => telling.start.split(' ').some((word) => own.has(stemOf(word)));
    const isTold =
      before.some((earlier) => isToldBy(telling, earlier, share, news)) ||
      told.some(
        (earlier) =>
          isToldBy(telling, earlier, mostShared, news) ||
          (telling.start !== '' && telling.start === earlier.start && !isNamed()),
      );
    if (isTold && !leaning.test(texts[at + 1] ?? '')) return false;
    told.push(telling);
    return true;
  });
}

/** The points whose words, but those of the product's name, mostly stand in the prose, in whichever of its sentences. */
export function dropSpoken(points: readonly string[], prose: readonly string[], name: string): string[] {
  const own = readTelling(name).stems;
  const spoken = new Set(prose.flatMap((text) => [...readTelling(text).stems]));
  return points.filter((text) => {
    const news = [...readTelling(text).stems].filter((stem) => !own.has(stem));
    // The same share of the same: `takes up 50% less space` beside `50% more room when you flip it up`.
    const share = /\d+ ?%/.exec(text)?.[0];
    const most = share !== undefined && prose.some((each) => each.includes(share)) ? mostOfShare : mostOfPoint;
    return news.length < 4 || coverage(news, spoken) < most;
  });
}

/** Texts that share so many of their stems, and at least so many, are one in other words. */
const alike = { share: 0.5, least: 3 };

/** The texts without those that say in other words what one before them said: of a card, a shop has it from several hands. `name` is the product's. */
export function dropAlike(texts: readonly string[], name: string): string[] {
  const own = readTelling(name).stems;
  const told: (readonly string[])[] = [];
  return texts.filter((text) => {
    const stems = [...readTelling(text).stems].filter((stem) => !own.has(stem));
    const isAlike = told.some((earlier) => {
      const shared = stems.filter((stem) => earlier.includes(stem)).length;
      return shared >= alike.least && shared >= Math.min(stems.length, earlier.length) * alike.share;
    });
    if (!isAlike) told.push(stems);
    return !isAlike;
  });
}

/** The texts without those a later one tells again at more length: `You drive a race car` before `After a lesson you drive a race car for five minutes`. */
export function dropForetold(texts: readonly string[], name: string): string[] {
  const own = readTelling(name).stems;
  const all = texts.map(readTelling);
  return texts.filter((_text, at) => {
    const telling = all[at];
    if (telling === undefined) return false;
    const news = [...telling.stems].filter((stem) => !own.has(stem));
    return (
      news.length < 2 ||
      !all
        .slice(at + 1)
        .some(
          (later) =>
            later.stems.size > telling.stems.size && coverage(news, later.stems) === 1 && hasNumbers(telling, later),
        )
    );
  });
}

/** The texts without those that say, at more length, what one of the known says in short. */
export function dropRetold(texts: readonly string[], known: readonly string[]): string[] {
  const short = known.map(readTelling).filter(({ stems }) => stems.size > 2);
  return texts.filter((text) => !short.some((brief) => isToldBy(brief, readTelling(text), mostShared)));
}

const ofMaterial = /^(?:Material|Composition|Fabric)$/;

/** A text that says what something is made of: a cotton strap makes no cotton bag. */
const madeOf = /100 ?%|(?:made|crafted|knit|woven|sewn|cut|composed|constructed) (?:entirely )?(?:of|from|out of) /;

/** Whether a text says that something is made of one of the stuffs. */
function namesStuff(folded: string, stuffs: ReadonlySet<string>): boolean {
  const at = folded.search(madeOf);
  if (at < 0) return false;
  const [clause = ''] = folded.slice(at, at + 80).split('. ');
  return [...readTelling(clause).stems].some((stem) => stuffs.has(stem));
}

/** A text that counts what is in the pack: `This pack contains two batteries`. */
const saysPack =
  /(?<!\p{L})(?:pack|set|package) (?:contains|includes|comes with|of (?:\d|two|three|four|five|six|eight|ten|twelve))/u;

const spelled: Readonly<Record<number, readonly string[]>> = {
  2: ['two', 'twin', 'dual'],
  3: ['three', 'triple'],
  4: ['four'],
  5: ['five'],
  6: ['six'],
};

const counted = new Map<number, RegExp>();

/** What says a count: `8 included pods`, `3-pack`, `twin-pack`. */
function countPattern(count: number): RegExp {
  const known = counted.get(count);
  if (known !== undefined) return known;
  const names = [count, ...(spelled[count] ?? [])].join('|');
  const pattern = new RegExp(
    `(?<![\\d.\\p{L}])(?:${names})(?:-(?:pack|count|piece)| (?:\\p{Ll}+ ){0,3}\\p{Ll}{3,}s(?!\\p{L}))`,
    'u',
  );
  if (counted.size < mostStems) counted.set(count, pattern);
  return pattern;
}

/** Whether a text says the count of a pack. */
const saysCount = ([count]: readonly number[], folded: string): boolean =>
  count !== undefined && countPattern(count).test(folded);

/** Whether a text names two stuffs side by side. */
const namesBoth = (folded: string, one: string, other: string): boolean =>
  ['/', ' ', '-'].some((sign) => folded.includes(`${one}${sign}${other}`) || folded.includes(`${other}${sign}${one}`));

const ofWhole =
  /^(?:Material|Composition|Fabric|Colou?r|Pattern|Style|Finish|Made for|Gender|Size|Model|MPN|Brand|Features|Details|Care|In the box)$/;

type Stated = Pick<Fact, 'name' | 'value'> & { subject?: Fact['subject'] };

/** Whether one of the texts tells a fact: all of its value, or its part with most of what the part is. `isListed`: as a line of a list, where a plain colour or stuff is looked up. */
export function isFactTold({ name, value, subject }: Stated, texts: readonly Telling[], isListed = false): boolean {
  const said = readTelling(value);
  const label = [...readTelling(name).stems];
  const isPlain = isListed && said.stems.size < 2;
  const [words, stems] = [[...said.words], [...said.stems]];
  return texts.some((text) => {
    if (
      /^(?:Quantity|Pack)$/.test(name) &&
      (saysCount(said.numbers, text.folded) || (!isListed && saysPack.test(text.folded)))
    )
      return true;
    if (words.length > 0 && coverage(words, text.words) === 1) return true;
    const isAll = coverage(stems, text.stems) === 1 && hasNumbers(said, text);
    // `A polyester/spandex jacket`.
    const [one, other] = words;
    if (ofMaterial.test(name) && isAll && words.length === 2 && namesBoth(text.folded, one ?? '', other ?? ''))
      return true;
    if (ofMaterial.test(name) && isListed) return isAll && !isPlain && namesStuff(text.folded, said.stems);
    // `Made from soft leather` beside `100% lambskin leather`: a description tells it once, and its shares where there are any.
    if (ofMaterial.test(name)) return said.numbers.length === 0 && namesStuff(text.folded, said.stems);
    if (subject === 'color' && !isListed) return isAll && said.stems.size > 1;
    if (subject === 'size' && said.numbers.length > 1 && hasNumbers(said, text)) return true;
    const isPart = !ofWhole.test(name) && label.every((stem) => text.stems.has(stem));
    // What a part is made of, where a sentence has spoken of the part, only a list says again; `fully lined` has not.
    const isSpoken =
      subject === 'material' && !isListed && !value.includes('%') && /lin(?:er|ing)|rior/.test(text.folded);
    return isPart && (isSpoken || isToldBy(readTelling(`${name} ${value}`), text, mostOfPart));
  });
}
