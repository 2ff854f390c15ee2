// Tells what a text is about, for a plain label over it; null wherever that is not sure.

import { remember } from '#domain/text/remember.ts';
import { capitalise, contentWords, coverage } from '#domain/text/words.ts';
import { corePhrase, headWord, isMaterial } from './noun-phrase.ts';
import { isPartNoun } from './parts.data.ts';
import { isCommand, isFragment } from './sentence-shape.ts';
import { dropFullStop } from './shorten.ts';
import { findSubject, saysMore } from './subject.ts';
import { topics } from './topics.data.ts';
import { possibleIn } from './word-openings.ts';

const possibleTopics = possibleIn(
  topics.flatMap(({ label, strong, brief }) => [
    { label, key: label.toLowerCase(), words: strong, isBrief: false },
    ...(brief === undefined ? [] : [{ label, key: label.toLowerCase(), words: brief, isBrief: true }]),
  ]),
  ({ words }) => words,
);

/** Label of a topic some words belong to, wherever they stand; null when none fits. */
export function topicOf(text: string, taken: ReadonlySet<string>, isBrief = false): string | null {
  const topic = possibleTopics(text).find(
    ({ key, words, isBrief: isOfBrief }) => (isBrief || !isOfBrief) && !taken.has(key) && words.test(text),
  );
  return topic?.label ?? null;
}

/** What a whole text says of the product, by its own words. */
const statements: readonly (readonly [string, RegExp])[] = [
  [
    'Care',
    /^(?:machine|hand) wash(?:able)?(?!\p{L})|^dry clean|^wipe (?:clean|down|with|dry|gently)(?!\p{L})|\s(?:is|are) (?:machine[- ]washable|dishwasher[- ]safe|easy to clean)(?!\p{L})/iu,
  ],
  [
    'Compatibility',
    // Before `, this lamp …` it only opens what is said of the lamp.
    /^(?:compatible with|works with|fits (?:most|select)|(?:designed )?for use with)\s(?!.*, (?:this|these)\s)|^(?:(?!\s(?:that|which|and)\s)[^,]){1,80}\s(?:is|are) compatible with\s/i,
  ],
  ['Origin', /^(?:proudly )?made in (?:the )?\p{Lu}[^,]*$/iu],
  ['Weight', /^(?:it )?weighs? (?:only |just |about |approximately )?\d/i],
  ['Size', /^(?:it )?measures (?:about |approximately )?\d/i],
  ['Material', /^made (?:of|from) [^,]*$|^[^,]*\s(?:is|are) made (?:of|from) /i],
  [
    'Craftsmanship',
    /^(?:each|every) [^,]{3,40} is (?:\p{Ll}+ly )?(?:hand)?(?:made|crafted|created|sewn|woven) by (?:an?|the) |^(?:\p{Lu}\p{Ll}+ly )?hand-?(?:made|crafted|sewn|woven|painted) (?:by|in|from|out of) /iu,
  ],
  [
    'Redemption',
    /^redeem(?:able)?(?!\p{L})|^in[- ]?stores? (?:and|or|&) online\.?$|^online (?:and|or|&) in[- ]?stores?\.?$|\s(?:(?:is|are) redeemable|can be redeemed)(?!\p{L})|^(?:the )?(?:e-?gifts?|gift cards?) (?:is|are) (?:valid|accepted) (?:online|in|at)(?!\p{L})/iu,
  ],
  ['Terms', /^(?:no (?:expiration|fees)|never expires?)(?!\p{L})/iu],
  [
    'Locations',
    /^located (?:in|at|on) |^(?:all|any) [^,.]{3,80} (?:locations|restaurants|stores)(?: nationwide)?[.]?$|^(?:over |more than )?[\d,]+\+? (?:locations|stores|shops)(?!\p{L})|^(?:retail )?(?:locations|stores|shops) (?:in|located|nationwide|throughout|across) /iu,
  ],
  ['Amount', /^(?:multiple )?denominations(?!\p{L})|^available in \$|^choose (?:your|an) amount/iu],
  ['Designs', /^(?:wide |large )?variety of (?:gift card )?designs(?!\p{L})/iu],
  ['Use', /^(?:ideal|perfect|great|suitable) for /i],
];

const possibleStatements = possibleIn(statements, ([, words]) => words);

/** Topics a noun names: `The glass lens`, `Features two side pockets`. */
const nouns: ReadonlySet<string> = new Set(
  'Battery,Capacity,Display,Camera,Sound,Performance,Memory and storage,Pockets,Closure,Straps,Warranty,Fit,Storage,Controls'.split(
    ',',
  ),
);
const endings = topics.flatMap(({ label, strong, brief }) =>
  nouns.has(label)
    ? // The buttons of a phone close nothing.
      [strong, ...(label === 'Closure' ? [] : [brief])].flatMap((words) =>
        words ? [{ label, words: new RegExp(`${words.source}$`, 'iu') }] : [],
      )
    : [],
);
const possibleEndings = possibleIn(endings, ({ words }) => words);

/** Parts and settings are counted as contents are. */
const notContents =
  /^(?:speeds?|settings?|modes?|levels?|functions?|programs?|presets?|positions?|colou?rs?|sizes?|ways|styles?|ports?|outlets?|buttons?|burners?|shelves|racks?|drawers?|doors?|seats?|channels?|players?|hours?|days?|weeks?|months?|years?|minutes?|people|persons|stars|inch(?:es)?|in|ft|feet|cm|mm|m|oz|ounces|lbs?|pounds|g|kg|ml|l|qt|quarts?|watts?|w|volts?|v|amps?|a|gb|tb|mah|hz|x|of|or|to)$/i;

/** `2 card sleeves, 6 dice and 1 guide`: what is in the box, each thing with its number. */
export const isCounted = remember((text): boolean => {
  const entries = dropFullStop(text).split(/,\s+(?:and\s+)?|\sand\s|;\s+/);
  const heads = entries.map(headWord);
  return (
    entries.length > 1 &&
    isFragment(text, 40) &&
    entries.every((entry, at) => {
      const [number = '', next = ''] = entry.split(' ', 2);
      return /^\d{1,3}$/.test(number) && ![next, heads[at] ?? ''].some((word) => notContents.test(word));
    }) &&
    heads.filter(isPartNoun).length * 2 < heads.length
  );
});

const presenting = /^(?:features|offers|provides|delivers|boasts|has|comes with|is equipped with)\s+/i;
const copula = /^(?:the|its|an?)\s((?:[^\s,]+\s){1,5}?)(?:is|are|has|have)\s/i;
const longest = 30;

/** The one thing a text speaks of: its subject, or what it says the product features. Null where it speaks of several, or to the reader. */
function thingOf(text: string): string | null {
  const [first = '', next = ''] = text.split(' ', 2);
  if (presenting.test(text) || isFragment(text, longest)) {
    const bare = text.replace(presenting, '');
    const core = corePhrase(bare);
    const after = bare.slice(core.length);
    return saysMore(text) || /^,|\s(?:and|or|&|plus)\s/i.test(after) ? null : core;
  }
  if (isCommand(first.toLowerCase(), next) || /(?:^|\s)you(?:r|['’]\p{L}+)?(?=\s)/iu.test(text)) return null;
  return findSubject(text)?.subject ?? copula.exec(text)?.[1]?.trim() ?? null;
}

/** Whether a sentence is about the product itself: `The speaker is splash-resistant`. */
const isProduct = (text: string, thing: string, name: ReadonlySet<string>): boolean =>
  /^(?:The|This|These)\s/.test(text) && coverage(contentWords(thing), name) === 1 && !isFragment(text, longest);

/** Label of a text that says plainly what it is about, by exactly one topic; else null. The product, of `name`, is no topic of its own: `The speaker is light`. */
export function sureTopic(text: string, name: ReadonlySet<string> = new Set()): string | null {
  if (/^\d/.test(text) && isCounted(text)) return 'In the box';
  if (text.split(' ').length > longest) return null;
  const [first = '', next = ''] = text.split(' ', 2);
  const isCall = isCommand(first.toLowerCase(), next) && !/^(?:machine|hand|dry|wipe|redeem)$/i.test(first);
  const stated = isCall ? [] : possibleStatements(text).flatMap(([label, words]) => (words.test(text) ? [label] : []));
  const thing = thingOf(text);
  const isOne = thing !== null && !/(?:^|\s)(?:and|or|&)(?=\s)|,/i.test(thing) && !isProduct(text, thing, name);
  const named = isOne ? possibleEndings(thing).flatMap(({ label, words }) => (words.test(thing) ? [label] : [])) : [];
  const labels = new Set([...stated, ...named]);
  return labels.size === 1 ? ([...labels][0] ?? null) : null;
}

const caveat =
  /(?<!\p{L})(?:(?:may|can|must|will|should|is|are) not(?! only(?!\p{L}))|cannot|sold separately|not (?:included|supported)|must be|you(?:['’]ll| will) (?:also )?need|may vary|may have an? (?:slight|small|minor)|required for|restrictions apply|not valid|valid only|(?:in|at) participating [^,;]{3,40} only|only (?:in|at) participating|^(?:in[- ]store|online) only|may include (?:slight|minor|small))(?!\p{L})/iu;

/** Terms and limits: `Gift amount may not be printed`, `Lens sold separately`. */
export const isCaveat = remember(
  (text): boolean => text.split(' ').length <= longest && caveat.test(text.replace(/\([^()]*\)/g, '')),
);

/** `Closure: Zip` of `Zip closure`, where that is all a line would say. */
export function headPart(text: string): { header: string; detail: string } | null {
  const [, kind = '', part = ''] =
    /^(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?) (closure|band|clasp|neckline)$/iu.exec(text) ?? [];
  return part === '' || /s(?: |$)/.test(kind) ? null : { header: capitalise(part.toLowerCase()), detail: kind };
}

/** Header and detail of a few words without a verb, where their head says plainly what they are about: `Lining: Faux leather` of `Faux leather lining`. */
export function headBrief(text: string): { header: string; detail: string } | null {
  const [, size, side = ''] = /^(\d[\d./]*["”]|\p{L}+)[ -](inseam|length|rise)$/iu.exec(text) ?? [];
  if (size !== undefined) return { header: capitalise(side.toLowerCase()), detail: size };
  const core = corePhrase(text);
  const isJoined = /,|\s(?:and|or|&|plus)\s/i.test(text.slice(core.length));
  const words = core.split(' ');
  const last = (words.at(-1) ?? '').toLowerCase();
  // The lining of a hood is that of the hood.
  if (/^lin(?:ing|er)$/.test(last) && words.length > 1 && core === text && !isPartNoun(words.at(-2) ?? ''))
    return { header: 'Lining', detail: words.slice(0, -1).join(' ') };
  const isGeneral = (word: string) => /^(?:fabrics?|materials?|construction|shell|upper)$/i.test(word);
  const isStuff =
    (isGeneral(last) || last.split('/').every(isMaterial)) &&
    words.some((word) => !isGeneral(word) && word.split('/').every(isMaterial));
  if (/^fit$/.test(last) && words.length > 1 && core === text)
    return { header: 'Fit', detail: words.slice(0, -1).join(' ') };
  const named = [
    ...(isStuff && !isJoined ? ['Material'] : []),
    ...(/^(?:fit|silhouette)$/.test(last) && !isJoined ? ['Fit'] : []),
    ...(/^(?:battery|batteries)$/.test(last) && !isJoined ? ['Battery'] : []),
    ...(/^warranty$/.test(last) ? ['Warranty'] : []),
    ...(/^imported$/i.test(text) ? ['Origin'] : []),
    ...(/\sincluded$/i.test(text) ? ['In the box'] : []),
    ...(isCaveat(text) ? ['Good to know'] : []),
    ...statements.flatMap(([label, pattern]) => (label !== 'Use' && pattern.test(text) ? [label] : [])),
  ];
  const [header] = named;
  if (header === undefined || new Set(named).size > 1) return null;
  // `Origin: Italy`.
  return {
    header,
    detail: header === 'Origin' ? text.replace(/^(?:proudly )?made in (?:the )?(?=\p{Lu})/iu, '') : text,
  };
}
