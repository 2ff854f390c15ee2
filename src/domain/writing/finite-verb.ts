// Finds the finite verb of a text by scanning its words: `The lid retracts`, `a shell and bumper offer`, not `stores located in`.
import { commonVerbs, doubtfulVerbs, inThirdPerson, plainVerbs, verbAdjectives } from './verbs.data.ts';

const thirdOf = (verbs: readonly string[]): ReadonlySet<string> => new Set(verbs.map(inThirdPerson));
const plainThirds = thirdOf(plainVerbs);
const commonThirds = thirdOf(commonVerbs);
const doubtfulThirds = thirdOf(doubtfulVerbs);
const bases: ReadonlySet<string> = new Set([...plainVerbs, ...commonVerbs]);
/** What a `lid and base` do; `a lid and complete kit` do nothing. */
const actions: ReadonlySet<string> = new Set(plainVerbs.filter((verb) => !verbAdjectives.has(verb)));

/** Forms that need no list of verbs: of `be`, `have` and `can`, short forms, what the reader does. */
const auxiliary =
  /(?<!\p{L})(?:is|are|was|were|(?<!to )be|been|has|have|had|can(?= )|cannot|will|would|may|must|should|does|do|don't|doesn't|won't|it's|isn't|aren't|\p{L}+['’](?:ll|re|ve)|(?:what|that|there|who|here)['’]s|you(?= (?:can|will|get|need|are|have|want|love|find|stay|look|feel|may|could|must|don't|wear|use|carry|choose|go|keep|make|know))|we|i|let|goes|looks|feels|gets|takes|runs|lies|sits|stays|needs|leaves|opens|closes|turns|burns|lasts|said|draws|centers|lends|wicks|captures|shrugs|smooths)(?!\p{L})/iu;

/** What stands after a verb and not after a noun: `controls the fan`, `guards against drops`. */
const afterVerb = /^(?:an?|the|your|its?|you|them|any|every|this|these|their|into|away|against)$/;
const preposition = /^(?:of|for|and|or|with|in|on|to|from)$/;
const several = /(?:[\p{L}]s|n['’]t)$|^(?:feet|teeth|people|children)$/u;
const adverb = /^\p{Ll}{2,15}ly$/u;

type Word = { word: string; isLast: boolean; isOpen: boolean };

/** Whether a code is that of an English letter: between two of them a word needs no look for signs. */
const isLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;

/** Words in lower case without their signs. `isOpen`: nothing parts the word from the next. */
function readWords(text: string): Word[] {
  const words = text.split(' ');
  return words.map((token, at) => {
    const isLast = at === words.length - 1;
    if (isLetter(token.charCodeAt(0)) && isLetter(token.charCodeAt(token.length - 1)))
      return { word: token.toLowerCase(), isLast, isOpen: true };
    const word = token.replace(/^["'“‘([]+|["'”’)\].,;:!?…]+$/gu, '').toLowerCase();
    return { word, isLast, isOpen: !/[.,;:!?)\]…]$/.test(token) };
  });
}

/** Whether an infinitive is open before a place: `to wash and keep`. */
const isAfterTo = (words: readonly Word[], at: number): boolean => {
  for (let before = at - 1; before >= 0 && words[before]?.isOpen; before -= 1)
    if (words[before]?.word === 'to') return true;
  return false;
};

/** The base form is a verb only after several things, or after what asks for a verb. */
function isBaseVerb(words: readonly Word[], at: number): boolean {
  const { word = '', isLast = true, isOpen = false } = words[at] ?? {};
  if (at === 0 || isLast || !isOpen) return false;
  let before = at - 1;
  if (before > 0 && adverb.test(words[before]?.word ?? '')) before -= 1;
  const previous = words[before];
  if (bases.has(word) && previous?.isOpen && several.test(previous.word)) return true;
  const last = words[at - 1]?.word ?? '';
  if (bases.has(word) && /^(?:that|which|who|they)$/.test(last)) return true;
  if (last === 'and') return bases.has(word) && !verbAdjectives.has(word) && !isAfterTo(words, at - 1);
  const next = words[at + 1]?.word ?? '';
  const isAction =
    actions.has(word) || /^(?:offer|help|support)$/.test(word) || (bases.has(word) && afterVerb.test(next));
  if (!isAction || last === 'to' || (preposition.test(next) && word !== 'allow')) return false;
  for (let and = at - 2; and > 0 && and >= at - 5 && words[and]?.isOpen; and -= 1)
    if (words[and]?.word === 'and') return !isAfterTo(words, and);
  return false;
}

/** Whether a text holds a finite verb. */
export function hasFiniteVerb(text: string): boolean {
  if (auxiliary.test(text)) return true;
  const words = readWords(text);
  return words.some(({ word, isOpen }, at) => {
    if (plainThirds.has(word)) return true;
    const next = isOpen ? (words[at + 1]?.word ?? '') : '';
    // `stores located in`: what is done to a noun.
    if (commonThirds.has(word)) return !/^\p{L}+ed$/u.test(next);
    if (doubtfulThirds.has(word) && at > 0 && afterVerb.test(next)) return true;
    if (/^\p{Ll}{3,15}[^s\s]s$/u.test(word) && at > 0 && adverb.test(words[at - 1]?.word ?? '')) return true;
    return /^\p{Ll}{2,}(?:[lmnrt]izes|ifies)$/u.test(word) || isBaseVerb(words, at);
  });
}
