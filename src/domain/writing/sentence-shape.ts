// Tells whether a text is a sentence: a finite verb or an opening imperative makes it one.
import { afterImperative, doubtfulImperatives, imperatives } from './imperatives.data.ts';
import { commonVerbs, doubtfulVerbs, inThirdPerson, plainVerbs, verbAdjectives } from './verbs.data.ts';

const either = (forms: readonly string[]) => forms.join('|');
const thirds = (verbs: readonly string[]) => either(verbs.map(inThirdPerson));
/** What stands after a verb and not after a noun: `controls the fan`, `guards against drops`. */
const object = '(?:an?|the|your|its?|you|them|any|every|this|these|their|into|away|against)(?!\\p{L})';
const actions = plainVerbs.filter((verb) => !verbAdjectives.has(verb));
const bases = either([...plainVerbs, ...commonVerbs]);

const finite = new RegExp(
  `(?<!\\p{L})(?:is|are|was|were|be|been|has|have|had|can(?= )|cannot|will|would|may|must|should|does|do|don't|doesn't|won't|it's|isn't|aren't|\\p{L}+['’](?:ll|re|ve)|(?:what|that|there|who|here)['’]s|you(?= (?:can|will|get|need|are|have|want|love|find|stay|look|feel|may|could|must|don't|wear|use|carry|choose|go|keep|make|know))|we|i|let|goes|looks|feels|gets|takes|runs|lies|sits|stays|needs|leaves|opens|` +
    `closes|turns|burns|lasts|said|draws|centers|lends|wicks|captures|shrugs|smooths)(?!\\p{L})` +
    `|(?<!\\p{L})(?:${thirds(plainVerbs)})(?!\\p{L}|-)` +
    // Not before what is done to a noun: `stores located in`.
    `|(?<!\\p{L})(?:${thirds(commonVerbs)})(?!\\p{L}|-| \\p{L}{1,15}ed(?!\\p{L}))` +
    `|\\p{L} (?:${thirds(doubtfulVerbs)}) ${object}` +
    // The base form says something only after several things: `two straps hold`, `a shell and bumper offer`.
    `|(?:\\p{L}(?:s|n't)|\\b(?:feet|teeth|people|children)) (?:\\p{L}{1,15}ly )?(?:${bases})(?= )|(?<=\\b(?:that|which|who|they) )(?:${bases})(?= )|(?<!\\bto\\b[^,.]{0,60})(?<=\\band )(?:${either([...actions, ...commonVerbs])})(?= )` +
    `|(?<!\\bto\\b[^,.]{0,60})\\sand (?:[\\p{L}\\d"'’/.+-]+ ){1,4}?(?<!\\bto )(?:${either(actions)}|offer|help|support) (?!of|for|and|or|with|in|on|to|from)` +
    `|(?<!\\p{L})\\p{Ll}{2,15}ly \\p{Ll}{3,15}[^s\\s]s(?!\\p{L})|(?<!\\p{L})\\p{Ll}{2,}(?:[lmnrt]izes|ifies)(?!\\p{L})`,
  'iu',
);

/** `boils 1.7 L`, `emphasizes the stone`, `slides perfectly into`: a verb no list knows, by what follows it. */
const unlistedVerb =
  /\s\p{Ll}{3,15}[^s\s]s (?:\p{Ll}{1,15}ly )?(?:\d|an?|the|your|its?|you|them|any|every|this|these|their|into|away|against)(?![\p{L}])/u;
/** `finish this simple shift`: in the plural, where a noun could not stand before a determiner. */
const pluralVerb =
  /\s(?:elevate|hide|mark|finish|define|surround|meet|accent|line|frame|cover|shape|top|join|showcase|carry|spread|pack|clip|stand|catch|blend|balance|match) (?:an?|the|this|these|your|its|any)(?!\p{L})|\s(?:stands|packs|folds|clips|snaps|slips|zips|rolls|hangs) (?:up|down|into|onto|out|off|away|flat)\s|s (?:combine|blend|come|work) (?:with|together)\s/u;

const isPreposition =
  /^(?:With|Without|For|In|On|By|From|At|To|Of|Under|Over|Inside|Behind|Like|Unlike|Not|Only|Just|All|Both|Half|Plus|Such|What|Around|Along|Near|And|Or|But|As|Than)\s/;

/** Whether a text that opens with an article is a noun phrase and no sentence: `A front pocket and two at the side.` */
export const isArticlePhrase = (text: string, mostWords = 14): boolean => {
  const bare = text.replace(/^An?\s/, '');
  return bare !== text && isFragment(bare, mostWords);
};

/** `This geometric design bringing elegance to your day.` `The visual effect of stained glass.` */
export const isBrokenOff = (text: string): boolean =>
  (/^(?:This|These|The)\s.*\s\p{Ll}+ing\s/u.test(text) ||
    (/^(?:The|Your|Our)\s/.test(text) && text.split(' ').length <= 12)) &&
  !finite.test(text) &&
  !unlistedVerb.test(text) &&
  !pluralVerb.test(text);

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

/** Whether a text has no verb, such as `Silk tie closure.` or `Made in France.`: a fact rather than a statement. */
export function isFragment(text: string, mostWords = 8): boolean {
  // `Two pockets (liner may vary)`: the verb in brackets is not the sentence's.
  const sentence = text.includes('(') ? text.replace(/\s?\([^()]*\)/g, '') : text;
  const words = sentence.split(' ');
  const opening = (words[0] ?? '').toLowerCase().replace(/,$/, '');
  // `Transition seamlessly between seasons`.
  const isImperative =
    isCommand(opening, words[1] ?? '') ||
    /^\p{Lu}\p{Ll}+(?<!ed|ly|ing|s) \p{Ll}+ly\s/u.test(sentence) ||
    // `Easily mount your stereo`, `Quickly and easily recharge your phone`.
    /^\p{Lu}\p{Ll}+ly (?:and \p{Ll}+ly )?\p{Ll}+ (?:the|your|this|these|its?|an?|any|all)\s/u.test(sentence) ||
    // `Easily adjust audio levels`, `Never miss a call`.
    (/^(?:\p{Lu}\p{Ll}+ly|Never|Always|Just)$/u.test(words[0] ?? '') && isVerb(words[1] ?? '')) ||
    // `Control the fan`.
    // `For a modern style, try the bike short`.
    imperatives.has(/^[^,]{3,120},\s(?:just |simply )?(\p{Ll}+)\s/u.exec(sentence)?.[1] ?? '') ||
    (/^\p{Lu}\p{Ll}+(?<!ed|ing) (?:the|your|this|these|its?|an?)\s/u.test(sentence) && !isPreposition.test(sentence));
  return (
    words.length <= mostWords &&
    !isImperative &&
    !/^(?:An?|The|This|It|These|We|They|You|Your|Our)\s/u.test(sentence) &&
    !finite.test(sentence) &&
    !unlistedVerb.test(sentence) &&
    !pluralVerb.test(sentence)
  );
}
