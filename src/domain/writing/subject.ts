// Finds subject and verb of a sentence that opens with what it speaks of: `The slim, light lid | helps | keep heat in`.
import { isPlural } from './plain-values.ts';
import { isCommand } from './sentence-shape.ts';
import { commonVerbs, doubtfulVerbs, inThirdPerson, plainVerbs, verbAdjectives } from './verbs.data.ts';

export type Subject = { determiner: string; subject: string; verb: string; rest: string };

/** Each form; a doubtful one needs what follows only a verb. */
type Form = { isThird: boolean; isNoun: boolean; isDoubtful: boolean };
const forms = new Map<string, Form>();
for (const verb of [...doubtfulVerbs, ...commonVerbs, ...plainVerbs]) {
  const isDoubtful = doubtfulVerbs.includes(verb);
  forms.set(verb, { isThird: false, isNoun: false, isDoubtful: isDoubtful || verbAdjectives.has(verb) });
  forms.set(inThirdPerson(verb), { isThird: true, isNoun: !plainVerbs.includes(verb), isDoubtful });
}

const determiners = /^(?:the|its|their|your|our|an?|each)$/i;
/** What no plain subject holds: a second determiner, a pronoun, a conjunction of clauses, a preposition, a verb. */
const noSubject =
  /^(?:the|this|its|their|your|our|an?|my|you|one|each|all|both|some|many|it|they|he|she|we|i|which|that|who|not|can|will|is|are|was|be|when|if|while|as|for|with|in|of|from|on|at|by|to|these|those|there|so|simply|just|but|or|whether|more|up|than|plus|through|into|onto|without|over|under|about|around)$/i;
const afterVerb =
  /^(?:an?|the|your|its?|you|them|any|every|this|these|their|into|away|against|around|over|through|across|up|down|off|on|out|smoothly|easily|directly)$/i;
const participle = /^\p{L}{2,}(?:ing|ed)$/iu;
const adverb = /(?<!^(?:comp|supp|assemb|fami|f|butterf|rep))ly$/;
const most = { words: 5, characters: 40 };

const isSeveral = (words: readonly string[]): boolean =>
  words.includes('and') ||
  words.includes('&') ||
  isPlural(words.at(-1) ?? '') ||
  /^(?:feet|teeth|people|children|data|media)$/i.test(words.at(-1) ?? '');

/** Adjectives before their noun and short lists may have commas: `slim, light lid`, `cyan and yellow ink`. */
function isOne(words: readonly string[], hasDeterminer: boolean): boolean {
  const commas = words.filter((word) => /[,;:]$/.test(word));
  if (commas.length === 0) return true;
  return (hasDeterminer || words.includes('and')) && /,$/.test(words[0] ?? '') && !/,$/.test(words.at(-1) ?? '');
}

function isVerbAt(words: readonly string[], at: number, start: number): boolean {
  const form = forms.get((words[at] ?? '').toLowerCase());
  const next = words[at + 1] ?? '';
  if (form === undefined || at === start || !/^["'(]?[\p{L}\d]/u.test(next)) return false;
  if (/^\p{Lu}/u.test(words[at] ?? '')) return false;
  if (form.isDoubtful && !afterVerb.test(next)) return false;
  // `Retail stores located nationwide`: what is done to them.
  if (/^(?:stores|displays|blocks|covers|measures)$/i.test(words[at] ?? '') && participle.test(next)) return false;
  // `stand options let you`, `camera features include`: the verb stands behind this noun.
  const follows = forms.get(next.toLowerCase());
  // `filters easily trap odors`
  const behind = /^\p{Ll}+ly$/u.test(next) ? forms.get((words[at + 2] ?? '').toLowerCase()) : undefined;
  if (form.isNoun && behind !== undefined && !behind.isThird) return false;
  const isBase = follows !== undefined && !follows.isThird && !verbAdjectives.has(next.toLowerCase());
  if (form.isNoun && isBase && !/^helps?$/i.test(words[at] ?? '')) return false;
  // `cloth surrounds provide durability`, though `surrounds` is a verb as well.
  if (
    form.isThird &&
    /^(?:provide|allow|ensure|enable|include|deliver|prevent)$/.test(next) &&
    !/^(?:help|let|make)s$/i.test(words[at] ?? '')
  )
    return false;
  if (/^(?:is|are|can|will|has|have|was)$/i.test(next)) return false;
  return form.isThird || isSeveral(words.slice(start, at).filter((word) => !/ly$/.test(word)));
}

/** Null where the sentence does not open so, or its subject is too long for a header. `This …` is mostly the product itself. */
export function findSubject(sentence: string): Subject | null {
  const words = sentence.split(' ');
  const hasDeterminer = determiners.test(words[0] ?? '');
  if (/^(?:this|these)$/i.test(words[0] ?? '')) return null;
  const start = hasDeterminer ? 1 : 0;
  const first = (words[start] ?? '').toLowerCase();
  const isCall = isCommand(first, words[1] ?? '') || forms.get(first)?.isThird === true;
  if (!hasDeterminer && (isCall || participle.test(first) || adverb.test(first))) return null;
  for (let at = start; at <= start + most.words + 1 && at < words.length - 2; at += 1) {
    if (noSubject.test(words[at] ?? '') || /[.:;!?]$/.test(words[at] ?? '')) return null;
    if (!isVerbAt(words, at, start)) continue;
    // `Ionic technology effectively | reduces frizz`: the adverb goes with the verb.
    let end = at;
    while (end > start && /^(?:\p{Ll}+ly|also)$/u.test(words[end - 1] ?? '')) end -= 1;
    const subject = words.slice(start, end);
    const text = subject.join(' ');
    if (subject.length === 0 || subject.length > most.words || text.length > most.characters) return null;
    if (!/\p{L}{3}/u.test(text) || /(?:^|\s)(?:and|or|&)$/i.test(text) || !isOne(subject, hasDeterminer)) return null;
    const before = words.slice(end, at).filter((word) => word !== 'also');
    return {
      determiner: hasDeterminer ? (words[0] ?? '') : '',
      subject: text,
      verb: [...before, words[at] ?? ''].join(' '),
      rest: words.slice(at + 1).join(' '),
    };
  }
  return null;
}

/** Whether a text says two things of its subject: `features a clip and supports the arm`. */
export const saysMore = (text: string): boolean =>
  text.includes(' and ') &&
  text
    .split(/,? and (?:\p{Ll}+ly )?/u)
    .slice(1)
    .some((part) => {
      const [first = '', next = ''] = part.split(' ', 2);
      const form = forms.get(first);
      return form?.isThird === true && (!form.isDoubtful || afterVerb.test(next));
    });

/** Whether a second clause follows, with a subject of its own: `lets you turn the door, and the lamp lights your food`. */
export const startsAnew = (text: string): boolean =>
  text
    .split(/,? (?:and|but|while|plus) /u)
    .slice(1)
    .some((part) => findSubject(part) !== null) ||
  // `delivers clear sound, and use the app to call`
  [...text.matchAll(/, and (\p{Ll}+) (\p{Ll}+) /gu)].some(([, first = '', next = '']) => isCommand(first, next));
