// Tells whether a text is a sentence: a finite verb or an opening imperative makes it one.

import { remember } from '#domain/text/remember.ts';
import { hasFiniteVerb } from './finite-verb.ts';
import { afterImperative, doubtfulImperatives, imperatives } from './imperatives.data.ts';
import { hasVerbOfMany } from './verb-of-many.ts';
import { commonVerbs, doubtfulVerbs, plainVerbs, verbAdjectives } from './verbs.data.ts';

/** `boils 1.7 L`, `emphasizes the stone`, `slides perfectly into`: a verb no list knows, by what follows it. */
const unlistedVerb =
  /\s\p{Ll}{3,15}[^s\s]s (?:\p{Ll}{1,15}ly )?(?:\d|an?|the|your|its?|you|them|any|every|this|these|their|into|away|against|flat)(?![\p{L}])|\s\p{Ll}{3,15}[^s\s]s (?:out|up) (?:the|this|your|its)\s/u;
/** `This collection highlights unique beads`: after one thing a word in -s before another word is its verb. */
const verbAfterOne =
  /^(?:This|Each|Every)(?: (?!of |in |for |with |and )[\p{L}\d][\p{L}\d'’-]*){1,5} \p{Ll}{3,15}(?<![su]|i)s (?:\p{Ll}+ly )?(?!(?:and|or|of|in|for|with|to|from|by|on|at|as|than|that|which|who|\p{Ll}+(?:ing|ed))(?!\p{L}))[\p{L}\d]/u;
/** `finish this simple shift`: in the plural, where a noun could not stand before a determiner. */
const pluralVerb =
  /\s(?:elevate|hide|mark|finish|define|surround|meet|accent|line|frame|cover|shape|top|join|showcase|carry|spread|pack|clip|stand|catch|blend|balance|match|love|adore) (?:an?|the|this|these|your|its|any)(?!\p{L})|\s(?:stands|packs|folds|clips|snaps|slips|zips|rolls|hangs) (?:up|down|into|onto|out|off|away|flat)\s|s (?:combine|blend|come|work) (?:with|together)\s/u;

const isPreposition =
  /^(?:With|Without|For|In|On|By|From|At|To|Of|Under|Over|Inside|Behind|Like|Unlike|Not|Only|Just|Always|Never|Even|Now|Here|There|Also|Every|Each|All|Both|Half|Plus|Such|What|Around|Along|Near|And|Or|But|As|Than)\s/;

/** Whether a text that opens with an article is a noun phrase and no sentence: `A front pocket and two at the side.` */
export const isArticlePhrase = (text: string, mostWords = 14): boolean => {
  const bare = text.replace(/^An?\s/, '');
  return bare !== text && isFragment(bare, mostWords);
};

/** Whether a text says what something does or is. */
export const hasVerb = remember(
  (text): boolean => hasFiniteVerb(text) || unlistedVerb.test(text) || pluralVerb.test(text) || hasVerbOfMany(text),
);

/** `This geometric design bringing elegance to your day.` `The visual effect of stained glass.` */
export const isBrokenOff = (text: string): boolean =>
  (/^(?:This|These|The)\s.*\s\p{Ll}+ing\s/u.test(text) ||
    (/^(?:The|Your|Our)\s/.test(text) && text.split(' ').length <= 12)) &&
  !verbAfterOne.test(text) &&
  !hasVerb(text);

const actions = plainVerbs.filter((verb) => !verbAdjectives.has(verb));
const verbs: ReadonlySet<string> = new Set([...actions, ...commonVerbs, ...doubtfulVerbs]);
/** Nouns where they open a text: `Produce drawer`, `Permit holder`. */
const openingNouns: ReadonlySet<string> = new Set(['produce', 'permit', 'monitor', 'delight']);
const openingVerbs: ReadonlySet<string> = new Set(actions.filter((verb) => !openingNouns.has(verb)));

const isVerb = (word: string): boolean => verbs.has(word) || imperatives.has(word) || doubtfulImperatives.has(word);

/** Whether a text that opens with these two words speaks to the reader: `Control up to ten devices`. */
export const isCommand = (opening: string, next: string): boolean =>
  imperatives.has(opening) ||
  openingVerbs.has(opening) ||
  (doubtfulImperatives.has(opening) && afterImperative.test(next)) ||
  (verbs.has(opening) && /^(?:the|an?|your|yourself|this|these|its?|them)$/i.test(next));

/** Whether a sentence calls the reader to do something. */
function isImperative(sentence: string, words: readonly string[]): boolean {
  const opening = (words[0] ?? '').toLowerCase().replace(/,$/, '');
  // `Transition seamlessly between seasons`.
  return (
    isCommand(opening, words[1] ?? '') ||
    /^\p{Lu}\p{Ll}+(?<!ed|ly|ing|s) \p{Ll}+ly\s/u.test(sentence) ||
    // `Easily mount your stereo`, `Quickly and easily recharge your phone`.
    /^\p{Lu}\p{Ll}+ly (?:and \p{Ll}+ly )?\p{Ll}+ (?:the|your|this|these|its?|an?|any|all)\s/u.test(sentence) ||
    // `View web sites, access social media and more on the go with 4G speed`.
    (words.length >= 10 &&
      doubtfulImperatives.has(opening) &&
      isVerb(/^[^,]{3,60},\s(\p{Ll}+)\s/u.exec(sentence)?.[1] ?? '')) ||
    // `Easily adjust audio levels`, `Never miss a call`.
    (/^(?:\p{Lu}\p{Ll}+ly|Never|Always|Just)$/u.test(words[0] ?? '') && isVerb(words[1] ?? '')) ||
    // `Kick off your weekend`.
    /^\p{Lu}\p{Ll}+(?<!ed|ing|s) (?:off|up|out|down|into|onto|away|back) (?:the|your|this|an?|any|every)\s/u.test(
      sentence,
    ) ||
    // `Control the fan`.
    // `For a modern style, try the bike short`.
    imperatives.has(/^[^,]{3,120},\s(?!complete with)(?:just |simply )?(\p{Ll}+)\s/u.exec(sentence)?.[1] ?? '') ||
    (/^\p{Lu}\p{Ll}+(?<!ed|ing) (?:the|your|this|these|its?|an?)\s/u.test(sentence) && !isPreposition.test(sentence))
  );
}

/** Whether a text has no verb, such as `Silk tie closure.` or `Made in France.`: a fact rather than a statement. */
export function isFragment(text: string, mostWords = 8): boolean {
  // `Two pockets (liner may vary)`: the verb in brackets is not the sentence's.
  const sentence = text.includes('(') ? text.replace(/\s?\([^()]*\)/g, '') : text;
  const words = sentence.split(' ');
  return (
    words.length <= mostWords &&
    !/^(?:An?|The|This|It|These|We|They|You|Your|Our)\s/u.test(sentence) &&
    !isImperative(sentence, words) &&
    !hasVerb(sentence)
  );
}

/** Whether the start of a sentence lost its verb: `Warm in thick wool this vest` of `Warm in thick wool this vest | from Acme has a lining`. */
export const lostVerb = (start: string, sentence: string): boolean =>
  isFragment(start, 99) && !isFragment(sentence, 99);
