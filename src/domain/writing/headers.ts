// Finds the header of a bullet: the source's own, the sentence's subject, what it features, or a plain label of its topic.

import { remember } from '#domain/text/remember.ts';
import { capitalise, contentWords, coverage, foldText, freeWords, lastWord } from '#domain/text/words.ts';
import { isMaterial } from './noun-phrase.ts';
import { isCommand } from './sentence-shape.ts';
import { isClothing } from './shopper-order.data.ts';
import { dropFullStop } from './shorten.ts';
import { findSubject, saysMore, startsAnew } from './subject.ts';
import { isCounted, sureTopic } from './topics.ts';

export type Bullet = { header: string | null; detail: string };

const featuredVerbs =
  '(?:features?|offers?|boasts?|utilizes?|comes with|is equipped with|includes?|has|have|provides?|delivers?)';
const featured = new RegExp(
  `(?:^|\\s)${featuredVerbs}\\s+(?:(?:a|an|the|its|one)\\s+)?((?:[\\p{L}\\p{N}][^\\s,;:.()]*\\s+){0,4}?[\\p{L}\\p{N}][^\\s,;:.()]*)(\\s+(?:to|for|that|which)\\s+\\S.+)$`,
  'iu',
);
/** A word that names nothing by itself. */
const noHeader =
  /^(?:piece|item|product|one|result|company|brand|thing|multiple|several|various|many|other|more|such|additional)$/i;
const notSubject =
  /(?:^|\s)(?:you|one|each|all|both|some|many|it|they|he|she|we|i|which|that|who|and also|to|not|can|will|also|is|are|was|be|when|if|while|as|for|with|in|of|from|on|at|by|this|these|there|so|simply|just|but|or|whether|more|up)(?=\s|$)/iu;
/** How shops that were translated head their points. */
const plainHeaders: ReadonlyMap<string, string> = new Map([
  ['design note', 'Design'],
  ['applicable scenes', 'Use'],
  ['washing instructions', 'Care'],
  ['product performance', 'Performance'],
]);

/** `Header: detail` as the source writes it, also `HEADER - detail` and `【Header】detail`. Null without a header of its own. */
export const readHeader = remember((text): Readonly<Bullet> | null => {
  // `8 Moon Race: Dawn cards, 2 dice` are contents.
  if (/^\d/.test(text) && isCounted(text)) return null;
  const match =
    /^[[【(]\s*([^\]】)]{2,50})\s*[\]】)][\s:–—-]*(\S.+)$/u.exec(text) ??
    // `TWO WIDE BASKETS The fryer cooks`.
    /^((?:\p{Lu}[\p{Lu}\d&'’-]* ){1,6}\p{Lu}[\p{Lu}\d'’-]{2,}) ((?:The|This|These|An?|With|Our|Your|Cook|Use|It|For|From)\s\p{L}.+)$/u.exec(
      text,
    ) ??
    /^(\+?[\p{L}\p{N}](?:[^:.!?]|\.(?=\d)|(?<=[\s-](?:qt|lbs?|oz|in|ft|cu|sq|fl|no))\.){1,48}?)\s*(?::\s+|：|\s[–—-]\s)(\S.+)$/iu.exec(
      text,
    );
  const [header, detail] = [(match?.[1] ?? '').trim(), (match?.[2] ?? '').trim()];
  if (match === null || header.split(' ').length > 8 || !/\p{L}{2}/u.test(header) || detail.length < 2) return null;
  // `1500 watts/120 volts: RJ38-SQPF`: two facts in one line.
  if (/^\d/.test(header) && !/\s/.test(detail) && /\d/.test(detail)) return null;
  // `Made for running – think hills – this pair` holds an aside, `Tank top - cotton` what it is made of.
  if (/\s[–—-]\s/.test(detail) && !/^[^–—-]*:/.test(text)) return null;
  if (/^\S.*\s[–—-]\s/.test(text.slice(0, header.length + 4)) && dropFullStop(detail).split(/[ /]/).every(isMaterial))
    return null;
  // `fits 40" - 50" screens` is a range.
  if (/\d ?(?:["”″]|k?Hz|GHz|MHz|[VW]|dB|mm|cm|lbs?)?$/.test(header) && /^\d/.test(detail)) return null;
  // `The loops are cotton: thick enough` and `We get it - bags are` are sentences.
  if (/(?:^|\s)(?:we|you|i|it|they|let us|it['’]s|that['’]s)(?=\s|$)/i.test(header)) return null;
  if (/(?:^|\s)(?:is|are|was|were|has|have|can|will|this|these|boasts|offers)\s/i.test(header)) return null;
  const plain = plainHeaders.get(header.toLowerCase());
  if (plain !== undefined) return { header: plain, detail: capitalise(detail) };
  // `Dimensions: Dimensions: 4 inches`.
  const once = detail.toLowerCase().startsWith(`${header.toLowerCase()}: `) ? detail.slice(header.length + 2) : detail;
  return { header: capitalise(header), detail: capitalise(once) };
});

function bySubject(sentence: string): Bullet | null {
  const found = findSubject(sentence);
  if (found === null || found.rest.split(' ').length < 2) return null;
  const { determiner, subject, verb, rest } = found;
  if (
    noHeader.test(subject) ||
    // `3 antennas broadcast 360° | signals`
    !/[\p{L}\d]$/u.test(subject) ||
    /^\S+ly$/i.test(subject) ||
    /^(?:variant|each|every)\s/i.test(`${determiner} ${subject}`.trim()) ||
    // `Orvik's spring line`, `Mila Dress`: a thing to sell, no part of one.
    /['’]s\s|(?:^|\s)(?:collection|line|series)$/i.test(subject) ||
    (/\s\p{Lu}\p{Ll}+$/u.test(subject) && isClothing(subject.split(' ').at(-1) ?? ''))
  )
    return null;
  // `Options: red or blue` says what `Options: Include red or blue` says.
  if (/^includes?$/i.test(verb)) return { header: capitalise(subject), detail: capitalise(rest) };
  // `Dual ports: Let you charge` reads as a call, and a second clause speaks of something else.
  if (
    !/(?<!s)s$/.test(verb) ||
    /[;:]\s|,? (?:which|who)\s|, (?:and|but|so|while) (?:the|it|its|you|they|this|an?)\s|\s(?:and|while) the\s/i.test(
      rest,
    ) ||
    startsAnew(rest)
  )
    return null;
  return { header: capitalise(subject), detail: `${capitalise(verb)} ${rest}` };
}

function byFeature(sentence: string): Bullet | null {
  const match = featured.exec(sentence);
  const phrase = match?.[1]?.trim() ?? '';
  // Only where the feature opens the text: what stands before it must not be lost.
  if (
    match === null ||
    match.index > 0 ||
    phrase === '' ||
    notSubject.test(phrase) ||
    // `a design ideal | for travel`
    /(?:^|\s)(?:and|or|\p{L}+ed|enough|ideal|perfect|suitable|ready|great)$/iu.test(phrase)
  )
    return null;
  const rest = (match[2] ?? '').trim();
  // `a lid that keeps heat in`: what the lid does.
  // `a bowl that needs no ice and a spout for pouring`: the spout is none of the bowl.
  if (/^(?:that|which) .+(?:\s(?:and|plus)|, plus) (?:an?|the|its|\d[\d.]*["”]?) /i.test(rest)) return null;
  if (/^(?:that|which) /i.test(rest)) return bySubject(`The ${phrase} ${rest.replace(/^\S+ /, '')}`);
  // `alerts to keep you moving and measures steps`: the second verb is the product's; what follows another `and` may be a second feature.
  if (
    saysMore(rest) ||
    // `12-cup capacity and delay-brew option | for up to 12 hours`: which of them?
    (phrase.includes(' and ') && /^for up to /.test(rest)) ||
    // `1020 mAh capacity | to deliver power`
    /^to \p{Ll}/u.test(rest) ||
    rest.split(' ').length < 3 ||
    /\s(?:and|or|plus) (?:(?:an?|the|its|\p{Lu}\S*) |.*\s(?:to|for|with|that) )/iu.test(rest)
  )
    return null;
  return { header: capitalise(phrase), detail: capitalise(rest) };
}

/**
 * Header and detail of an English text; the header is null when nothing in the text gives one. `name` are the content words of the
 * product's title, brand and kind: a header that only names the product heads nothing.
 */
export function findHeader(
  text: string,
  taken: ReadonlySet<string>,
  name: ReadonlySet<string> = new Set(),
  title = '',
): Bullet {
  const isFree = (header: string) => !taken.has(header.toLowerCase());
  const own = ownHeader(text, title);
  if (own?.header && isFree(own.header)) return own;
  const found = [bySubject(text), byFeature(text)].find(
    (bullet) =>
      bullet?.header &&
      isFree(bullet.header) &&
      coverage(contentWords(bullet.header), name) < 0.6 &&
      contentWords(bullet.header).length > 0,
  );
  if (found) return found;
  const topic = sureTopic(text, name);
  return { header: topic === null || !isFree(topic) ? null : topic, detail: text };
}

const relative =
  /(,?)\s+(?:which|that)\s+(features?|offers?|boasts?|includes?|comes with|is equipped with|(?:has|have)(?! been| become| \p{L}{3,}(?:ed|de|ght|ne|en)(?!\p{L}))|provides?|delivers?|allows?|lets?|helps?|ensures?|utilizes?|holds?)\s+(\S.+)$/iu;

/** A sentence with a closing `which features …` as two texts, each complete; null when it has none worth standing alone. */
export function splitRelative(sentence: string): [string, string] | null {
  const [whole, comma = '', verb = '', rest = ''] = relative.exec(sentence) ?? [];
  if (whole === undefined) return null;
  const main = sentence.slice(0, sentence.length - whole.length).trim();
  // `discs, each of which holds` ends in no `each of`.
  if (/\s(?:of|in|on|with|from|to|by|for|each|all|both)$/i.test(main)) return null;
  // `Dry your clothes with this dryer`: what it does, tells the rest.
  const [first = '', second = ''] = main.split(' ', 2);
  const least = isCommand(first.toLowerCase(), second) ? 7 : 5;
  if (main.split(' ').length < least || rest.split(' ').length < 4) return null;
  // `an interior that helps you keep it clean`: what it is, stays behind.
  if (rest.split(' ').length < 10 && /\sit\s/.test(rest)) return null;
  // Without a comma `tools that include …` tells which tools; a singular verb belongs to the product.
  const isPlural = !/s$|\s/.test(verb);
  if (isPlural && comma === '') return null;
  // `a drawer in the freezer that holds pizzas`: it is the drawer that does.
  if (comma === '' && /\san? \S+ (?:in|on|inside|under|at) (?:the|its|your) \S+$/i.test(main)) return null;
  // `uses a sensor that lets it slide`, `a band, which ensure you can`: who does so, is the sensor, and no call.
  if (
    /^(?:allow|let|help|ensure)s?$/i.test(verb) &&
    (isPlural || !/(?:^|\s)this\s(?:(?!\s(?:that|which|features?|has|with)\s)[^,]){3,90}$/i.test(main))
  )
    return null;
  // `This case features a cover` says nothing without what the cover does.
  if (
    /\s(?:an?|the|its|one)\s\S+$/.test(main) &&
    /\s(?:features?|has|have|includes?|offers?|comes with|is|are)\s\S+\s\S+$/.test(main)
  )
    return null;
  // In the plural what is featured stands alone: `Neodymium magnets and 11mm drivers for powerful audio`.
  // `deliver 1.5 V and feature a seal` are two verbs.
  const isListing =
    /^(?:feature|offer|boast|include|have|provide|deliver|utilize)$/i.test(verb) &&
    !/\sand (?:feature|offer|include|have|provide|deliver|utilize|help|allow|let|ensure|keep|make|come|are|work|fit|function|act|serve|double)\s/i.test(
      rest,
    ) &&
    // `delivers bright tones to your work`: what goes where needs its verb.
    !(/^(?:deliver|provide|offer)/i.test(verb) && / to (?:your|the|most|any|all|every|you) /i.test(rest));
  return [main, isListing ? capitalise(rest) : `${capitalise(verb)} ${rest}`];
}

/** The text's own header, if its colon is none of the product's name. */
export function ownHeader(text: string, title: string): Bullet | null {
  const own = readHeader(text);
  return own?.header != null && isInTitle(own.header, own.detail, title) ? null : own;
}

/** `Zip` of `Closure: Zip closure`. */
export const dropLabel = (header: string, detail: string): string =>
  /^(?:closure|pattern|finish|lining|clasp|neckline|warranty)$/i.test(header) && detail.split(' ').length < 5
    ? detail.replace(new RegExp(` ${header}$`, 'i'), '')
    : detail;

/** Whether the colon behind a header is one of the product's name: `Moon Race: Dawn is a game` of `Moon Race: Dawn`. */
const isInTitle = (header: string, detail: string, title: string): boolean =>
  foldText(title).includes(foldText(`${lastWord(header)}: ${detail.split(' ', 1)[0] ?? ''}`));

/** Whether the words but the small ones, or all but one, have a capital or a figure, as in a name. */
const isName = (text: string): boolean =>
  text.split(' ').filter((word) => !/^[("“]?[\p{Lu}\d]/u.test(word) && !freeWords.has(word.toLowerCase())).length < 2;

/** A sentence that starts with the product's name and a colon, without the name: the title says it already. */
export function dropLead(sentence: string, title: string): string {
  const lead = /^([^:!?]{5,140}?(?::\d+)?):\s+(?=\p{Lu})/u.exec(sentence);
  const [whole = '', name = ''] = lead ?? [];
  const rest = sentence.slice(whole.length);
  if (lead === null || isInTitle(name, rest, title)) return sentence;
  const known = new Set(contentWords(title));
  const words = contentWords(name).filter((word) => !/\d.*\d.*\d/.test(word));
  // A shorter or other name of the same maker: `Orvik Kettle 5: Boil water`.
  const isAkin = isName(name) && contentWords(name)[0] === contentWords(title)[0] && rest.split(' ').length > 4;
  // `K7-40B22 LED Lamp: Light up`: the maker's number for it.
  const isNumber = isName(name) && /^(?=[A-Z\d-]*\d)[A-Z\d-]{6,} \p{Lu}/u.test(name) && rest.split(' ').length > 4;
  return coverage(words, known) >= 0.7 || isAkin || isNumber ? rest : sentence;
}
