// Chooses what the bullets say: the source's own bullets, the sentences that tell most, and its facts in groups; each with a header.

import { capitalise, contentWords, coverage, foldText, hasPhrase, saysWording } from '#domain/text/words.ts';
import { type BulletDraft, giveHeader, isOfMaker, unfitTopics } from './bullet-headers.ts';
import { joinPoints, openPlainly, tidyBullet } from './bullet-text.ts';
import { isOfCard } from './card-texts.ts';
import { isCareCall } from './care.ts';
import { type FactLine, groupFacts, groupFragments, lowerStart, rankHeader } from './fact-groups.ts';
import { readFragment } from './fragment-facts.ts';
import { isIdle } from './fragments.ts';
import { type Bullet, dropLabel, dropLead, readHeader, splitRelative } from './headers.ts';
import type { Instructions } from './instructions.ts';
import { pointsBack, standAlone } from './leaning.ts';
import { identify, nameLines } from './name-lines.ts';
import { isNameOnly, nameWords } from './name-words.ts';
import { namesFit } from './names-fit.ts';
import { readFeature, readNamingText } from './naming-text.ts';
import { perSource } from './per-source.ts';
import { calmFact, hasColour } from './plain-values.ts';
import { nameOf, namesProduct } from './product-name.ts';
import { isFragment } from './sentence-shape.ts';
import { dropFullStop } from './shorten.ts';
import { isSlogan } from './slogan.ts';
import { dropCovered, dropRepeats, type Source } from './source.ts';
import { dropForetold, dropRetold, isFactTold, keepNews, mostOfPoint, readTelling } from './told.ts';
import { isCounted, sureTopic, topicOf } from './topics.ts';

/** The bullet as it is written. */
export function render({ header, detail }: Bullet): string {
  return header === null ? detail : `${header}: ${detail}`;
}

/** Names any goods go by. */
const generalNames = contentWords(
  'bag piece item product set pair garment accessory device unit kit collection series trio duo card',
);

/** What a sentence speaks of where nothing stands before it. */
const spokenOf = perSource((source) => ({
  names: new Set([...nameWords(source), ...generalNames]),
  isMany: false,
}));

const whom = /(?<!\p{L})(?:they|them|their)(?!\p{L})/iu;
const people =
  /(?<!\p{L})(?:recipients?|friends?|family|kids|children|members?|guests?|customers?|people|someone|users?)(?!\p{L})/iu;

/** Sentences that stand alone: not too long, no pointer to what stood before. */
function isGood(sentence: string, source: Source): boolean {
  const words = sentence.split(' ').length;
  // `Offers guests a view` of a house a card is for, `so they can buy`: whom it speaks of stood before.
  const isOfHouse = /^(?:Offers|Serves|Features|Provides|Boasts)\s/.test(sentence);
  if (source.isByAmount && (isOfHouse || (whom.test(sentence) && !people.test(sentence)))) return false;
  // `Consider that its fabric breathes`: whose, stood before.
  const { names } = spokenOf(source);
  if (
    source.isEnglish &&
    /^(?:\S+ ){1,3}(?:its?|their|they|them)\s/.test(sentence) &&
    !contentWords(sentence).some((word) => names.has(word))
  )
    return false;
  // `Size: Toddler Turn into a duck`: a value and a sentence in one.
  if (/^(?:Size|Colou?r): ?\p{L}+ \p{Lu}\p{Ll}+ (?:\p{Ll}+ ){3}/u.test(sentence)) return false;
  const pointer =
    /^(?:He|She|There|Here|Either|Both of|(?:In|By) doing so|Not (?:your|just|only))\b|\seither(?:\s?[–—,.;]|$)/u;
  // `Where a wide cut becomes slim.` is half a sentence.
  const isHalf = /^(?:Where|When|While|Because|Although|Whereas|Until|If|Which|Whose)\s[^,]*$/.test(sentence);
  return words >= 3 && words <= 60 && !isHalf && !pointer.test(sentence) && !pointsBack.test(sentence);
}

/** How much a sentence tells: wished words first, then figures and a known topic. */
function rankSentence(text: string, wished: readonly string[]): number {
  const topic = topicOf(text, new Set());
  const topicRank = topic === null ? 0 : topic === 'Use' || topic === 'Design' ? 1 : 2;
  return wished.filter((word) => hasPhrase(text, word)).length * 4 + (/\d/.test(text) ? 1 : 0) + topicRank;
}

/** The sentences that tell most, in their order. What would have to be cut comes last: the description tells it whole. */
function pickSentences(
  sentences: readonly string[],
  count: number,
  wished: readonly string[],
  maxChars: number,
): string[] {
  const rank = (text: string) => rankSentence(text, wished) - (text.length > maxChars ? 4 : 0);
  const texts = sentences.flatMap((text) => (text.length > maxChars ? (splitRelative(text) ?? [text]) : [text]));
  if (texts.length <= count) return texts;
  return texts
    .map((text, index) => ({ text, index, rank: rank(text) }))
    .toSorted((a, b) => b.rank - a.rank || a.index - b.index)
    .slice(0, Math.max(0, count))
    .toSorted((a, b) => a.index - b.index)
    .map(({ text }) => text);
}

/** `Sizes` are what there is to choose from, `Size` tells how large. */
const headerKey = (header: string) => (header === 'Sizes' ? 'sizes' : foldText(header).replace(/s$/, ''));

/** Lines with the same header as one; what a detail repeats of the other is left away. */
function joinHeaders(lines: readonly FactLine[]): FactLine[] {
  const joined = new Map<string, FactLine>();
  for (const line of lines) {
    const known = joined.get(headerKey(line.header));
    if (known === undefined) joined.set(headerKey(line.header), { ...line });
    else {
      const [longer, other] =
        known.detail.length >= line.detail.length ? [known.detail, line.detail] : [line.detail, known.detail];
      const isRepeat = coverage(contentWords(other), new Set(contentWords(longer))) === 1;
      known.detail = isRepeat ? longer : `${known.detail}; ${lowerStart(line.detail)}`;
      delete known.inside;
    }
  }
  return [...joined.values()];
}

/** Bullets that are shorter on average leave room to say what and whose the product is. */
const usefulLength = 35;

const asLines = (texts: readonly string[]) => texts.map((detail) => ({ header: '', detail }));

/** Points of a few words without a header of their own, which are told together. */
const isBriefPoint = (text: string) =>
  (isFragment(text, 9) && !/[.!?] \S/.test(text) && readHeader(text) === null) || readFragment(text) !== null;

/** The texts without those that are empty of news, where `least` stay. */
function dropWhere(texts: readonly string[], isEmpty: (text: string) => boolean, least: number): readonly string[] {
  const full = texts.filter((text) => !isEmpty(text));
  return full.length >= least ? full : texts;
}

/** Facts a list holds though a text has told them. */
const isLookedUp = /^(?:Color|Brand|Size|Sizes|Material|Composition)$/;

/** `32 teas by the pot; cakes of the day`: a verbless point of the shop a card is for. */
const isShopPoint = (text: string): boolean =>
  isFragment(text, 20) && !isOfCard(text) && sureTopic(dropFullStop(text)) === null;

/** Points of the source's bullets and sentences, and its facts in groups. `target` is how many bullets are wanted, `least` how many are needed; `grouped` counts texts that share a line. */
export function draftBullets(
  source: Source,
  instructions: Instructions,
  wished: readonly string[],
  { target, least, maxChars }: { target: number; least: number; maxChars: number },
  channel: string,
): { points: BulletDraft[]; facts: BulletDraft[]; grouped: number } {
  const isAllowed = (text: string) => !instructions.avoid.some((word) => saysWording(text, word));
  const isTelling = (text: string) => isAllowed(text) && !isNameOnly(text, source);
  const naming = source.isEnglish
    ? [...source.sentences, ...source.items].filter((text) => readNamingText(text, source) !== null)
    : [];
  const told = source.sentences.filter((text) => isTelling(text) && !naming.includes(text));
  const name = nameWords(source);
  const isThin = source.items.length + told.length < 3;
  const mine = source.items.filter((item) => isTelling(item) && !naming.includes(item));
  const listed = joinPoints(joinPoints(mine, isCounted), source.isByAmount ? isShopPoint : isCareCall);
  // A merchant who says one thing in two bullets is heard once, where enough are left.
  const single = source.isEnglish ? keepNews(listed, [], nameOf(source)?.name ?? '') : listed;
  const heard = single.length >= least ? single : listed;
  const isEmpty = (text: string) => source.isEnglish && readHeader(text) === null && isSlogan(text, source);
  const given = dropWhere(heard, isEmpty, least - told.length);
  // Of a card each point of some words stands by itself: `Accepted at a thousand bakeries`.
  const isLong = (text: string) => source.isByAmount && text.split(' ').length > 4;
  const isShort = (text: string) =>
    source.isEnglish && !isLong(text) && given.length + told.length > 2 && isBriefPoint(text);
  const facts = groupFacts(source, isThin).filter((line) => isAllowed(`${line.header} ${line.detail}`));
  const items = dropCovered(
    given.filter((item) => !isShort(item)),
    facts,
  );
  const brief = dropCovered(dropRepeats([...given.filter(isShort), ...told.filter(isShort)], items), [
    ...facts,
    ...asLines(items),
  ]);
  const said = new Set(items.flatMap(contentWords));
  const isNew = (line: FactLine) => coverage(contentWords(line.detail), said) < 0.9;
  const named = brief
    .flatMap((text) => readFragment(text) ?? [])
    // The attributes go before what a text says of one variant.
    .filter(
      ({ name, value }) =>
        facts.every(({ header }) => header.replace(/s$/, '') !== name) &&
        source.facts.every((fact) => fact.name !== name || foldText(fact.value) === foldText(value)),
    );
  // `Red fleece with grey insets` is one of the colours there are.
  const isOneColour = (text: string) =>
    facts.some(({ header }) => header === 'Colors') && hasColour(text.split(' ', 1)[0] ?? '');
  const features = brief
    .filter(
      (text) =>
        readFragment(text) === null && !isIdle(text) && !isOneColour(text) && !/^Not (?:your|just|only)\s/.test(text),
    )
    .flatMap((text) => readFeature(text, source));
  const linesOf = (features: readonly string[]) =>
    joinHeaders([
      ...naming.flatMap((text) => readNamingText(text, source) ?? []).filter(({ detail }) => isAllowed(detail)),
      // What is listed as its material stands alone: a text that names one of its stuffs is a feature.
      ...groupFragments(features, (phrase) => namesProduct(phrase, source)).map((line) =>
        line.header === 'Material' && facts.some(({ header }) => header === 'Material')
          ? { ...line, header: 'Features' }
          : line,
      ),
      ...named.map((fact) => ({ header: fact.name, detail: capitalise(calmFact(fact)) })),
      // Shares of what it is made of say more than its material does.
      ...facts.filter(
        (line) => isNew(line) && !(line.header === 'Material' && named.some(({ name }) => name === 'Composition')),
      ),
    ]);
  let lines = linesOf(features);

  const whole = told
    .map((text) =>
      !source.isEnglish ||
      (text === source.sentences[0] && !/^(?:It|They|Its|Their|Both)['’\s]/.test(openPlainly(text)))
        ? text
        : standAlone(openPlainly(text), '', spokenOf(source)),
    )
    .filter((text) => isGood(text, source) && !isIdle(text) && !isShort(text) && !/\bis wearing\b/.test(text))
    .map((text) => dropLead(text, source.title));
  const saidBy = new Set(items.flatMap(contentWords));
  // What a bullet of the merchant's is about, another sentence is not about again.
  const heads = items
    .flatMap((item) => readHeader(item)?.header ?? [])
    .map(contentWords)
    .filter((head) => head.length > 1);
  const isHeaded = (text: string) => {
    if (heads.length === 0) return false;
    const start = new Set(contentWords(text.split(' ', 8).join(' ')));
    return heads.some((head) => coverage(head, start) === 1);
  };
  const news = dropRepeats(whole, items).filter(
    (text) => coverage(contentWords(text), saidBy) < 0.8 && !isHeaded(text),
  );
  let sentences = dropWhere(news, isEmpty, least - items.length - lines.length);
  // A merchant's own list, every point under its header, needs no sentences of the description.
  const isComplete = items.length > 0 && items.length >= least && items.every((item) => readHeader(item) !== null);
  const missing = isComplete ? 0 : target - items.length - lines.length;
  if (missing > sentences.length && source.isEnglish)
    sentences = sentences.flatMap((text) => splitRelative(text) ?? [text]);
  const productName = nameOf(source)?.name ?? '';
  const chosen = pickSentences(
    source.isEnglish
      ? dropForetold(dropRetold(keepNews(sentences, items, productName), items), productName)
      : sentences,
    Math.max(missing, items.length === 0 ? 2 : 0),
    wished,
    maxChars,
  );
  const isSaid = source.isEnglish && lines.length + items.length + chosen.length > least;
  if (isSaid) lines = linesOf(keepNews(features, [...items, ...chosen], productName, mostOfPoint));
  const length = [...items, ...chosen, ...lines.map(({ header, detail }) => `${header}: ${detail}`)].join('').length;
  if (source.isEnglish && (items.length + lines.length + chosen.length < least || length < least * usefulLength))
    lines = [...lines, ...nameLines(source, [...lines, ...asLines([...items, ...chosen])])];

  // What the merchant says under a header stands before what a listed fact says under it.
  const own = new Set(items.flatMap((item) => headerKey(readHeader(item)?.header ?? '')));
  if (source.isEnglish) lines = lines.filter((line) => !own.has(headerKey(line.header)));
  const headers = lines.map((line) => foldText(line.header));
  const taken = new Set([
    ...headers,
    ...unfitTopics(source),
    ...(headers.includes('storage') ? ['memory and storage'] : []),
  ]);
  const texts = [...items, ...chosen].map((text) => tidyBullet(text, channel)).filter((text) => text !== '');
  // The merchant's headers are given first, so that no topic takes one of them.
  const opening = texts.findIndex((text) => !isOfMaker(text, source));
  const headed = new Map<number, BulletDraft>();
  for (const isOwn of [true, false])
    for (const [index, text] of texts.entries())
      if ((readHeader(text) !== null) === isOwn)
        headed.set(index, giveHeader(text, taken, index === opening, source, name));
  const drafts = texts.flatMap((_text, index) => headed.get(index) ?? []);
  // No bullet stands without a header among headed ones, unless it is needed.
  const hasEnough = drafts.filter(({ header }) => header !== null).length + lines.length >= least;
  const shown = source.isEnglish && hasEnough ? drafts.filter(({ header }) => header !== null) : drafts;
  const tellings = [...items, ...chosen].map(readTelling);
  // A plain colour, a model and a stuff are looked up in a list; what else a bullet has told is not told again.
  const isSpare = lines.length + shown.length > least;
  const isTold = ({ header, detail }: FactLine) =>
    (isSpare || !isLookedUp.test(header)) &&
    header !== 'Features' &&
    header !== 'Model' &&
    isFactTold({ name: header, value: detail }, tellings, true);
  const isFitTold = ({ header, detail }: FactLine) =>
    header === 'Compatibility' && tellings.some(({ words }) => namesFit(detail, words));
  const factDrafts = lines
    .filter((line) => !isTold(line) && !isFitTold(line))
    .map(({ header, detail, inside }) => ({
      header,
      detail: dropLabel(header, tidyBullet(detail, channel)),
      isOwnHeader: true,
      ...(inside === undefined ? {} : { inside: tidyBullet(inside, channel) }),
    }))
    .filter((draft) => draft.detail !== '');
  const grouped = Math.max(0, features.length - groupFragments(features).length);
  if (!source.isEnglish) return { points: drafts, facts: factDrafts, grouped };
  const rank = rankHeader(source);
  // The merchant's own headers keep the merchant's order.
  const points = shown.some((draft) => draft.isOwnHeader)
    ? shown
    : shown.toSorted((a, b) => rank(a.header) - rank(b.header));
  return { points, facts: identify(factDrafts, source).toSorted((a, b) => rank(a.header) - rank(b.header)), grouped };
}
