// Short texts without a verb, as fashion shops write them (`94% silk, 6% elastane.` `Color wine.` `Silk tie closure.`): facts, care or features.

import { contentWords } from '#domain/text/words.ts';
import { isCare, sayCare } from './care.ts';
import { completeSentence } from './complete-sentence.ts';
import { lowerStart } from './fact-groups.ts';
import {
  corePhrase,
  headWord,
  isAdjectival,
  isMaterial,
  placeArticles,
  placeTail,
  withArticle,
  withArticles,
} from './noun-phrase.ts';
import { isPartNoun } from './parts.data.ts';
import { hasColour, isPlural, isProperName, joinEntries } from './plain-values.ts';
import { isArticlePhrase, isCommand } from './sentence-shape.ts';
import { dropFullStop } from './shorten.ts';
import { topicOf } from './topics.ts';

/** Ends that make a phrase a statement: `Memory card sold separately`. */
const statement = /^(.+?) (sold separately|not included|included|required|recommended)$/i;

/** One word or a heading that tells nothing: `Really`, `About us`. */
export const isIdle = (text: string): boolean =>
  (new Set(contentWords(text)).size < 2 && !text.includes('-') && topicOf(text, new Set(), true) === null) ||
  /^(?:about us|(?:bag|product|item|size|style) details?$|one gift|contact|items? to note|please note|look out|watch out|sought after)(?!\p{L})|, of course\.?$|^(?:\p{L}+ ){0,2}\p{L}+, too\.?$|^[\d.,]+ ?\p{L}+\.?$|^(?:\p{L}+[.!] ){1,3}\p{L}+[.!]?$/iu.test(
    text,
  ) ||
  // `For any occasion`, `And an ever-changing choice of teas`: the rest of a sentence that stood before; `Summer Lamp Collection`: a heading.
  /^(?:(?:(?:\p{Lu}[\p{L}'’-]*|&) ){2,}Collections?\.?|For (?:any|every|all|the) (?:\S+ ?){1,2}|(?:And|Or|But|All in|Also)[\s,].*)$/u.test(
    text,
  );

/** Longer texts may hold a verb no list knows. */
const longestFeature = 9;

/** `Look out`: said to the reader, not of the product. */
function isCall(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(' ', 2);
  return isCommand(first, second);
}

/** A noun phrase, as far as its words tell: `Coin pocket at front`. */
const isNounPhrase = (phrase: string): boolean =>
  /^[\p{L}\d][\p{L}\d\s'’"”/.&+%-]*$/u.test(phrase) &&
  /\p{L}$/u.test(phrase) &&
  !/^\d[\d./]*["”]? ?(?:inch(?:es)?|in|cm|mm|ft|oz|lbs?|g|kg)?$|^\S+ or \S+$/i.test(phrase) &&
  !isAdjectival(corePhrase(phrase)) &&
  // `Perfect fit and very comfortable`: half a thing, half a quality.
  !isAdjectival(phrase.split(/\s(?:and|&)\s(?:very |so |super )?/).at(-1) ?? '') &&
  headWord(phrase).length > 2 &&
  // One word before its preposition may be anything: `Hot for 12 hours`.
  (corePhrase(phrase).includes(' ') ||
    isPlural(corePhrase(phrase)) ||
    topicOf(corePhrase(phrase), new Set(), true) !== null) &&
  !/^(?:For|With|In|On|By|From|At|Not?|Also|Plus|And|Or|Just|All|Each|Size|Height|Length|Width|Wear|Color|Colour|Style|Item|Model|This|That|The|Its|Their|Your|Our|My|Sought|Like)\s/i.test(
    phrase,
  ) &&
  !/\p{Ll}ly\s|\s(?:ensure|provide|offer|allow|make|keep|give|add|create|let|help|enable|deliver|bring|if|when|required|never|sought|located)\s|warranty|^more\s/iu.test(
    phrase,
  ) &&
  !/^\p{Lu}?\p{Ll}+ing\s(?:\p{Ll}+ )?(?:a|an|the|your|of|to|with)\s/u.test(phrase);

/** Where a part is, what it is for, and what it has itself: `at the front`, `for your hands`, `with metal buttons`. */
function isTail(tail: string): boolean {
  const [, word = '', rest = ''] = /^(\p{L}+)(?: (.+))?$/u.exec(tail) ?? [];
  if (/^(?:throughout|inside|outside|underneath)$/.test(word) && rest === '') return true;
  const words = rest === '' ? 0 : rest.split(' ').length;
  if (word === 'with') return isPart(rest);
  if (word === 'for') return words > 0 && words <= 3;
  return /^(?:at|on|in|along|around|through|across|down|over|under|to)$/.test(word) && words > 0 && words <= 4;
}

/** What goods surely have: a part no verb stands in, with a short tail. `Raw edges frame the neck` has two things and no sign of its verb. */
function isPart(phrase: string): boolean {
  // `chest and waist pockets` are pockets.
  const [, several = phrase] = /^(?:\p{L}\p{Ll}+ ){1,3}and ((?:\p{Ll}+ )?\p{Ll}+s)$/u.exec(phrase) ?? [];
  // `Anna Lind's signature twist` is hers.
  if (/^\p{Lu}\S*(?: \p{Lu}\S*)*(?:['’]s|s['’]) \p{Ll}+ \p{Ll}+$/u.test(phrase)) return true;
  return several.split(/,? (?:and|&) /).every((piece) => {
    const core = corePhrase(piece);
    const words = core.split(' ');
    return (
      words.length <= 6 &&
      isPartNoun(words.at(-1) ?? '') &&
      words.slice(0, -1).every((word) => !/\p{Ll}[^su\P{L}]s$|%$/u.test(word)) &&
      (core === piece || isTail(piece.slice(core.length).trim()))
    );
  });
}

/** `Ivory specked full zip` is a jacket of that colour. */
const isZipped = (phrase: string) =>
  /^\p{L}+ .*(?:full|half|quarter)[- ]zip$/iu.test(phrase) && hasColour(phrase.split(' ', 1)[0] ?? '');

const isFeature = (phrase: string): boolean => isNounPhrase(phrase) && isPart(phrase) && !isZipped(phrase);

/** `Lightweight moisture wicking`: qualities with nothing between them. */
const isPiled = (text: string) =>
  /^(?!\p{L}+ly |very |super |extra |ultra |water |fade |stain |dust |shock |slip )\p{L}+ \p{Ll}+ \p{Ll}+ing$/iu.test(
    text,
  );

/** A quality in small letters: `Boho Chic` is `boho chic`. */
const calmWords = (text: string) =>
  text.replace(/\p{Lu}[\p{Ll}'’-]+/gu, (word) => (isProperName(word) ? word : word.toLowerCase()));

/** A feature inside a sentence; `Standard Fit` in capitals throughout is no name. */
function calmFeature(phrase: string): string {
  const words = phrase.split(' ');
  if (words.every((word) => /^\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}+)*$|^\d[\d.,/]*["”]?$/u.test(word)))
    return calmWords(phrase);
  const [first = '', second = ''] = words;
  const isPlainStart =
    /^\p{Lu}\p{Ll}+(?:-\p{Lu}?\p{Ll}+)*$/u.test(first) && /^\p{Ll}/u.test(second) && !isProperName(first);
  return isPlainStart ? first.toLowerCase() + phrase.slice(first.length) : lowerStart(phrase);
}

/** `Short-Sleeve.` as what the product has. */
const nameSleeves = (text: string) =>
  text.replace(
    /^((?:Short|Long|Half|Cap|Three-quarter|3\/4)[- ])Sleeves?$/iu,
    (_whole, kind: string) => `${kind.trim().replace(/-$/, '')} sleeves`,
  );

/** Phrases between commas, where each is one of its own. */
function splitFeatures(text: string): string[] {
  const pieces = text.split(/,\s+(?:and\s+)?/).map((piece) => piece.trim());
  return pieces.length > 1 && pieces.every((piece) => piece.split(' ').length > 1 && isFeature(piece))
    ? pieces
    : [text];
}

/** What a thing may be called whatever it is: `a fresh take on a classic`, `a yoga essential`. */
const kindWord = /(?:^|\s)(?:take|twist|essential|classic|staple|update|redo|piece|basic|favou?rite)$/;

/** `Memory card sold separately` as `A memory card is sold separately.` */
function tellStatement(text: string): string | null {
  const [, thing = '', state = ''] = statement.exec(text) ?? [];
  if (thing === '' || thing.split(' ').length > 5 || !isNounPhrase(thing)) return null;
  const isMany = /s$/.test(headWord(thing));
  const noun = lowerStart(thing);
  // What is not in the box was not spoken of: `a memory card`, `batteries`.
  const isApart = /^(?:sold|required|recommended)/i.test(state);
  const said = isApart ? withArticle(noun) : `${/^\d/.test(noun) ? '' : 'the '}${noun}`;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)} ${isMany ? 'are' : 'is'} ${state.toLowerCase()}.`;
}

/** `No expiration, no fees` as `It has no expiration and no fees.` */
function tellLack(text: string, it: string, has: string): string | null {
  const pieces = text.split(/,\s+(?:and\s+)?|\s+(?:and|or)\s+/);
  return pieces.every((piece) => /^[Nn]o \p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*){0,2}$/u.test(piece))
    ? `${it} ${has} ${joinEntries(pieces.map((piece) => piece.charAt(0).toLowerCase() + piece.slice(1)))}.`
    : null;
}

/** `Knee length` as what it is: knee-length. */
function lengthOf(text: string): string | null {
  const place =
    /^(?:(?:hits|falls)(?: at)? )?(knee|ankle|hip|calf|floor|thigh|mid-thigh|tea|midi|mini|maxi|full|cigarette)[- ]length$/i.exec(
      text,
    )?.[1];
  return place === undefined ? null : `${place.toLowerCase()}-length`;
}

const place = /\s(?:at|on|in|along|around) the \p{L}+$/u;

/** `a placket and two pockets at the front`: parts in one place say it once, at the end. */
function sharePlace(phrases: readonly string[]): string[] {
  const [first = ''] = phrases;
  const [where = ''] = place.exec(first) ?? [];
  const isShared = where !== '' && phrases.every((phrase) => phrase.endsWith(where));
  return phrases.map((phrase, at) => (isShared && at < phrases.length - 1 ? phrase.slice(0, -where.length) : phrase));
}

/** Fragments as sentences: `canHave` where they may name what the product has. What is made, sold or washed on its own, all else in one of what the product has. What makes no sentence is not told. */
export function tellFragments(
  fragments: readonly string[],
  isMany: boolean,
  isProduct: (phrase: string) => boolean = () => false,
  canHave = true,
): string[] {
  const [it, is, has] = isMany ? ['They', 'are', 'have'] : ['It', 'is', 'has'];
  const sentences: string[] = [];
  const features: string[] = [];
  const qualities: string[] = [];
  const names: string[] = [];
  const cares: string[] = [];
  for (const text of fragments.map((fragment) => nameSleeves(dropFullStop(fragment)))) {
    // `Next option available` is an offer, no quality.
    if (isIdle(text) || isCall(text) || /\soptions? available$/i.test(text)) continue;
    if (isArticlePhrase(text)) {
      // `A front pocket` is had, `A yoga essential` is what it is.
      const phrase = text.charAt(0).toLowerCase() + text.slice(1);
      if (isPart(phrase)) features.push(...(canHave ? [phrase] : []));
      else if (!isMany && names.length === 0 && (isProduct(phrase) || (canHave && kindWord.test(corePhrase(phrase)))))
        names.push(phrase);
      continue;
    }
    const whole = isCare(text)
      ? null
      : (completeSentence(text, isMany) ?? tellStatement(text) ?? tellLack(text, it, has));
    // What a thing is made of it does not have: the facts tell it.
    const isStuff =
      isMaterial(headWord(text)) &&
      !/(?:fabric|material|mesh|lining)$/i.test(text) &&
      corePhrase(text) === text &&
      !/\d/.test(text);
    const length = lengthOf(text);
    if (length !== null) qualities.push(length);
    else if (isStuff) continue;
    else if (whole !== null) sentences.push(placeArticles(whole));
    else if (isCare(text)) cares.push(sayCare(text));
    // `Pants/shorts convertible`, `oversized to natural`: no plain qualities.
    else if (isAdjectival(text) && (/\/|\sto\s|\s[Cc]hic$/.test(text) || isPiled(text))) continue;
    else if (isAdjectival(text)) qualities.push(...calmWords(text).split(/,?\s+and\s+|,\s+/));
    else if (isProduct(text) && /\s(?:is|are)\s/.test(text)) continue;
    else if (isProduct(text))
      names.push(
        ...(isNounPhrase(text) && names.length === 0 && (!isMany || isPlural(corePhrase(text)))
          ? [lowerStart(text.replace(/\s-\s.*$/, '')).replace(/^\p{Lu}(?=\p{Ll}+\/)/u, (sign) => sign.toLowerCase())]
          : []),
      );
    else if (canHave && text.split(' ').length <= longestFeature)
      for (const phrase of splitFeatures(text)) {
        const said = lengthOf(phrase);
        if (said !== null) qualities.push(said);
        else if (isFeature(phrase)) features.push(placeTail(placeArticles(withArticles(calmFeature(phrase)))));
      }
  }
  // What holds an `and` or a comma of its own comes last, apart from the list.
  const simple = sharePlace(features.filter((phrase) => !/,|\sand\s/.test(phrase)));
  const compound = features.filter((phrase) => /,|\sand\s/.test(phrase));
  const [last = '', ...others] = compound.toReversed();
  const joined =
    others.length === 0 ? last : `${others.toReversed().join(', ')}, and ${simple.length > 0 ? '' : 'also '}${last}`;
  const lists = [...(simple.length > 0 ? [joinEntries(simple)] : []), ...(joined === '' ? [] : [joined])];
  const told = lists.map((list, index) => `${it} ${index === 0 ? '' : 'also '}${has} ${list}.`);
  const liked = qualities.length === 0 ? [] : [`${it} ${is} ${joinEntries(qualities)}.`];
  // `They are matching set` is no English: one name is not many things.
  const named = names.flatMap((name) => {
    // `These are sunglasses` tells nobody anything.
    if (isPlural(corePhrase(name))) return isMany && name.includes(' ') ? [`These are ${name}.`] : [];
    return isMany ? [] : [`It is ${withArticle(name)}.`];
  });
  return [...named, ...told, ...liked, ...sentences, ...cares];
}
