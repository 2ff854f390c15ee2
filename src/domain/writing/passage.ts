// Reads a description or bullets line by line: what is a sentence, what a point, what a fact, and what goes.

import type { Line } from '#domain/text/plain-text.ts';
import { splitSentences } from '#domain/text/sentences.ts';
import { isShopLine, readFact, readFactItem, readPairLine, readPairs } from './attributes.ts';
import type { Fact } from './fact.ts';
import { splitComposition } from './fragment-facts.ts';
import { isGoods } from './goods.data.ts';
import { readHeader } from './headers.ts';
import { type Spoken, standAlone } from './leaning.ts';
import { isShout } from './leftovers.data.ts';
import { dropLinkText } from './link-text.ts';
import { dropFootnotes, dropLoneBrackets } from './loose-signs.ts';
import { splitPoints } from './points.ts';
import type { Removal } from './promotion.ts';
import { isFragment } from './sentence-shape.ts';
import { dropFullStop } from './shorten.ts';
import { topicOf } from './topics.ts';
import { isWholeSentence } from './whole-sentence.ts';

const sentencesRead = 200;
const leaning = 'a sentence that leaned on one that went';
/** A line that only announces what follows. */
const heading =
  /^(?:product |key |more |technical |item )?(?:details?|features?|descriptions?|specifications?|specs|overview|highlights|benefits|about(?: this item)?|size (?:and|&) fit|information|what's included|includes)\s*:?$/i;

/** `All-around Steel Body Keeps It Safe And Durable - The kettle has`: a heading too long for a header, before the sentence that says the same. */
const slogan =
  /^(?:(?:[\p{Lu}\d+][^\s:.!?–—]*|and|of|the|for|in|with|&) ){7,12}[–—-] (?=(?:The|This|These|Our|With|It)\s\p{L}+\s)/u;

/** `KingExpansionLevelBoost`, or `optionsChannel` and `InputJoin`: lines pasted without their breaks. One such word may be a brand. */
function areJoined(sentence: string, words: readonly string[]): boolean {
  // `3 Color SkinsPMD-12 comes with`: a heading, and the number of a model.
  if (/\p{Lu}\p{Ll}{3,}\p{Lu}{2,}-\d{2,}/u.test(sentence)) return true;
  if (!/\p{Ll}\p{Lu}\p{Ll}/u.test(sentence)) return false;
  if (words.some((word) => word.length >= 18 && /(?:\p{Lu}\p{Ll}{2,}){3}/u.test(word))) return true;
  const joined = words.filter((word) => /\p{Ll}{3,}\p{Lu}\p{Ll}{2,}/u.test(word));
  if (joined.some((word) => /^\p{Ll}{4,}\p{Lu}\p{Ll}{3,}/u.test(word))) return true;
  return joined.length > 1 && joined.some((word) => /^\p{Ll}/u.test(word));
}

/** A run of more words is no sentence; a whole one with its commas may have some more. */
const mostWords = 70;
const mostOfWhole = 90;

/** A run of words with no sentence in it, such as a table pasted without its lines. */
function isRunOn(sentence: string): boolean {
  const words = sentence.split(' ');
  return (
    (sentence.match(/\s[–—-]\s/g) ?? []).length > 2 ||
    (words.length > mostWords &&
      !(words.length <= mostOfWhole && /[,;]/.test(sentence) && isWholeSentence(sentence))) ||
    /(?:\.\.\.|…)$/.test(sentence) ||
    longestWord(words) > 60 ||
    // A letter lost in another encoding.
    /\p{Ll}¿+\p{Ll}/u.test(sentence) ||
    areJoined(sentence, words) ||
    // `A single gift card Gift card is sealed`: two lines without their break.
    /(?<!\p{L})(\p{L}{3,} \p{L}{3,}) \1(?!\p{L})/iu.test(sentence)
  );
}

/** Text before a pasted table of facts, as Flipkart sends it: `…,Specifications of X General Color Red`. */
function dropDump(line: string, removed: Removal[]): string {
  // Between its two tables: `Key Features of X …,X Price: Rs. 430 Your desk will shine. …,Specifications of X …`.
  const [between = ''] = /^key features of .*? price: rs\.? ?[\d,]+ (?=\p{Lu}(?:[^:,]+ ){5})/iu.exec(line) ?? [];
  if (between !== '') {
    removed.push({ text: between, reason: 'a table without its lines' });
    return dropDump(line.slice(between.length), removed);
  }
  const start = /(?:^|[,.]\s?)(?:key features|specifications) of \p{Lu}/iu.exec(line);
  if (start === null) return line;
  removed.push({ text: line.slice(start.index).replace(/^[,.]\s?/, ''), reason: 'a table without its lines' });
  return line.slice(0, start.index);
}

/** A heading without its break: `Orvik K7 MixerA timeless addition`. */
const gluedHeading =
  /\p{Ll}(?:An?|Th(?:e|is|ese)|Whether|With|Your?|Enjoy|Professional) \p{Ll}|(?:\d|\p{Lu}{3})Th(?:e|is|ese) \p{L}/u;
/** The same with its space: `Smart Audio Get a world of music`. */
const runInHeading =
  /^(?:(?:\p{Lu}[\p{L}\d'’&/.–-]*|\d[\p{L}\d/.–-]*|f\/\S+|and|of|&) ){2,12}?(?=(?:This|These|Now you|Get|Whether|Stream|Enjoy|Your?|Allows|Lets) (?:[\p{L}\d-]+ )?\p{Ll}+ \p{Ll})/u;
/** A sentence without its subject. */
const bareVerb = /[.!]\s(?:comes|includes|features|has)\s/;

/** `The HeadsetGames sound better`: a heading, and the sentence it stands over. */
const partHeadings = (line: string): string =>
  line.replace(/(?<!\p{L})(\p{Lu}\p{Ll}{5,})(?=\p{Lu}\p{Ll}{2,} \p{Ll}+ \p{Ll})/gu, (word) =>
    isGoods(word) ? `${word}. ` : word,
  );

/** The line with a full stop before each of its sentences: `A varsity top, This grey top is …` begins one where its capital is. */
function openSentences(line: string): string {
  const listed = line.replace(/\s(?:Tracks? (?:included|list(?:ing)?)):?\s+1\. .*$/iu, '');
  const whole = listed.includes('. . .') ? listed.replace(/\s?\. \. \.(?=\s|$)/g, '…') : listed;
  const parted = whole.replace(/,\s+(?=(?:This|These|It)\s\p{Ll})/gu, '. ');
  const broken = gluedHeading.test(parted)
    ? parted
        .replace(
          /(\p{Lu}\p{Ll}{3,20})(?=(?:A|An|The|This|These|Whether|With|Your?|Enjoy|Professional) \p{Ll})/gu,
          '$1. ',
        )
        .replace(/(?<=\s\d{1,4}|\p{Lu}{3})(?=(?:The|This|These) \p{L})/gu, '. ')
    : partHeadings(parted);
  const [heading = ''] = runInHeading.exec(broken) ?? [];
  const told = heading !== '' && isFragment(heading.trim(), 14) ? broken.slice(heading.length) : broken;
  return bareVerb.test(told)
    ? told.replace(/(?<=\p{Ll}{3}[.!]\s)(?=(?:comes|includes|features|has)\s\p{L})/gu, 'It ')
    : told;
}

/** What waits for more: `Become an ambassador and.`; `18 lengths to choose from.` does not. */
const leftOpen =
  /\s(?:and|or|the|an?|your|our|includes?|including|the following|(?<!(?:choose|choosing|select|pick|draw|eat|drink|away|start|work|play|go|live|come|made|stand|passed|put) )(?:of|with|by|from))[.!:]?$/u;

const longestWord = (words: readonly string[]) => words.reduce((longest, word) => Math.max(longest, word.length), 0);

/** What a description or a list of bullets says. */
export type Passage = { sentences: string[]; items: string[]; facts: Fact[]; removed: Removal[] };

/** Whether a text of a bullet is a point of its own: no verb, and no header but that of a fact. */
const isPoint = (text: string) =>
  text.includes(' ') && isFragment(text, 6) && (readHeader(text) === null || readFactItem(dropFullStop(text)) !== null);

/** `Customize and print. When you choose …`: what a shop wrote over a paragraph, run into it. */
const headingCall = /^(?:Customize|Choose|Select|Order|Click|Print|Send|Shop|Give) and \p{Ll}+\.$/u;

/** Reads the lines of a text: sentences, points and facts, each cleaned. `areItems`: every line is of a bullet. `spoken`: what they speak of. */
export function readPassage(
  lines: readonly Line[],
  areItems: boolean,
  clean: (text: string) => { text: string; removed: Removal[] },
  spoken: Spoken,
): Passage {
  /** The sentence that went right before, of the text around bullets. */
  let gone = '';
  const passage: Passage = { sentences: [], items: [], facts: [], removed: [] };
  const keep = (text: string) => {
    const cleaned = clean(dropLoneBrackets(text));
    passage.removed.push(...cleaned.removed);
    return cleaned.text;
  };
  const read = (sentence: string): string => {
    const reason = isRunOn(sentence)
      ? 'a run of words that is no sentence, or a cut one'
      : isShout(sentence) && topicOf(sentence, new Set(), true) === null
        ? 'a shout'
        : null;
    if (reason === null) return keep(sentence);
    passage.removed.push({ text: sentence, reason });
    return '';
  };
  for (const line of lines.flatMap(splitPoints)) {
    if (heading.test(line.text)) continue;
    const bare = dropDump(dropLinkText(dropFootnotes(line.text), passage.removed), passage.removed);
    const [head = ''] = slogan.exec(bare) ?? [];
    if (head !== '') passage.removed.push({ text: head.trim(), reason: 'a heading the sentence says again' });
    const dumped = openSentences(bare.slice(head.length));
    const { text, pairs } = readPairs(dumped);
    const whole = pairs.length > 0 || areItems || line.isItem ? null : readPairLine(text);
    for (const pair of whole === null ? pairs : [whole]) {
      const value = keep(pair.value);
      const fact = value === '' ? null : readFact({ name: pair.name, value });
      if (fact) passage.facts.push(fact);
    }
    if (whole !== null || text === '') continue;
    const written = splitSentences(text)
      .flatMap(splitComposition)
      // What a question left over: `— which means …`, `Whatever it is, this cap …`.
      .map((sentence) => sentence.replace(/^(?:Whatever it is|Either way), (?=\p{Ll})/u, ''))
      .filter((sentence) => !/^[—–-]\s/.test(sentence))
      .filter((sentence) => areItems || line.isItem || !headingCall.test(sentence))
      .slice(0, sentencesRead);
    const isOwn = areItems || line.isItem;
    let before = isOwn ? '' : gone;
    const parts = written.map((sentence) => {
      const cleaned = read(sentence);
      const standing = cleaned === '' || before === '' ? cleaned : standAlone(cleaned, before, spoken);
      if (standing === '' && cleaned !== '') passage.removed.push({ text: sentence, reason: leaning });
      // A fragment or two between do not bring back what went: `Superb service. It's a winning pair.`
      if (standing === '' || standing.split(' ').length > 3) before = standing === '' ? sentence : '';
      return standing;
    });
    if (!isOwn) gone = before;
    // What a tag or a link left open: `Become an ambassador and.`
    const kept = parts.filter((part) => {
      if (part === '') return false;
      if (!leftOpen.test(part)) return true;
      passage.removed.push({ text: part, reason: 'a run of words that is no sentence, or a cut one' });
      return false;
    });
    // `SYNC FINISH: Two dishes at once? Just press Sync.`: what headed the question heads its answer.
    const [first = ''] = written;
    const [answer] = kept;
    if (
      isOwn &&
      parts[0] === '' &&
      /[?!]$/.test(first) &&
      answer !== undefined &&
      readHeader(first) !== null &&
      readHeader(answer) === null
    )
      kept[0] = clean(`${first.split(':')[0]}: ${answer}`).text || answer;
    if (isOwn) {
      // `1/4 zip. Stand-up collar.` are two points.
      const isSeveral = kept.length > 1 && kept.every(isPoint);
      for (const item of isSeveral ? kept.map(dropFullStop) : [kept.join(' ')]) {
        // What is left of a bullet that lost its sentence must still say something.
        const isRest = kept.length < parts.length && item.split(' ').length < 3;
        const fact = readFactItem(item);
        if (fact !== null) passage.facts.push(fact);
        else if (item !== '' && !isRest && !isShopLine(item)) passage.items.push(item);
      }
    } else passage.sentences.push(...kept);
  }
  return passage;
}
