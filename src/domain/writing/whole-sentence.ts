// Tells whether a text may stand in a description: a sentence with a subject and a verb of its own, or a call to the reader.
import { isPartNoun } from './parts.data.ts';
import { hasVerb, isArticlePhrase, isBrokenOff, isCommand, isFragment } from './sentence-shape.ts';

/** Clauses that hang on another: their verbs are not the sentence's. */
const hanging =
  /,?\s(?:that|which|who|that['’]s|who['’]s|whose|where|while|when|whenever|as|because|if|until|since|although|so|than)\s(?:(?!,\s|;\s|\s[–—-]\s).)*/gu;

/** A text without the clauses that hang on it: `A short from a mill that knows its silk` is `A short from a mill`. */
export const dropHanging = (text: string): string => text.replace(hanging, '');

/** `Where a wide cut becomes slim.` is half a sentence. */
const half = /^(?:Where|When|While|Because|Although|Whereas|Until|If|Which|Whose)\s[^,]*$/;
/** `So complete you need nothing else`, `But also a coat`, `Now with tabs`: what they follow is not there. */
const following = /^(?:So \p{Ll}+ (?:you|it|that|they)|But also|Now with)(?=[\s,])/u;
/** `The chamber that lets you curl hair at home.` */
const relativeOnly =
  /^The(?: [^\s,]+){1,7} (?:that|which) |^(?!Those|Anyone|Everyone|All|People)\p{Lu}\p{Ll}+ (?:that|which)['’]s /u;
/** `Everything you need, plus more.` */
const everything =
  /^(?:Everything|Anything|All) (?:that )?(?:you|one) (?:\p{Ll}+ ){0,3}?(?:needs?|wants?)(?: (?:for|to)(?: (?!(?:is|are|comes|fits|stays|has|will|can) )[^\s,]+)+)?(?:,.*)?[.!]?$/u;
const opening =
  /^(?:(?:And|But|Plus,?|Also,?) )?(?:With|Without|For|In|On|By|From|At|Of|Under|Over|Inside|Behind|Like|Unlike|As|Featuring|Thanks to|Due to|Made|\p{Lu}\p{Ll}+(?:ing|ed) (?:with|by|from|in|for|to|of|using))\s/u;
/** Who does something, where a clause begins: `, you can`, `, this oven has`, `– the lid closes`. */
const clause =
  /(?:[,;:]["”]?|\s[–—-])\s(?:(?:and|but|so|just|simply) )?(?:th(?:is|ese|at|ose|e|ere)|it|they|you|your|its?|an?|all|each|every|both|one|two|no|\p{Lu}[\p{L}’']*|\p{Ll}+s|\p{Ll}+ \p{Ll}+)(?:['’]\p{Ll}+)?\s/gu;
/** The same with no comma before it: `In this game you build a town.` */
const unparted = /^(?:(?!\sto\s)[^,])*?\s(?:this|these|the|you|it|they|there)(?:['’]\p{Ll}+)?\s/u;

/** Whether a text that begins with what hangs before a sentence, such as `With a strap`, comes to a sentence. */
function comesToClause(text: string): boolean {
  const plain = dropHanging(text);
  for (const match of plain.matchAll(clause)) {
    const rest = plain.slice(match.index).replace(/^[^\p{L}]+/u, '');
    if (/^(?:this|these|it|they|you)\s/.test(rest)) return true;
    if (hasVerb(`x ${rest}`) || isCommand(...firstTwo(rest))) return true;
  }
  const [before = ''] = unparted.exec(plain) ?? [];
  return before !== '' && hasVerb(`x ${plain.slice(before.lastIndexOf(' ', before.length - 2) + 1)}`);
}

function firstTwo(text: string): [string, string] {
  const [first = '', second = ''] = text.split(' ', 2);
  return [first.toLowerCase(), second];
}

/** `Button fly at front`, `Set in sleeves`: nouns that could be verbs. */
const namesPart = (text: string): boolean => firstTwo(text).every(isPartNoun) || /^Set[- ]in /.test(text);

/** `Toast and bagels done the way you like`: what is done, not who does it. */
const doneTo = /^\p{Lu}\p{Ll}+(?: and \p{Ll}+)? done (?:the|your|just|exactly)\s/u;

/** `Evenly spreads power across the plates`. */
const adverbFirst = /^\p{Lu}\p{Ll}+ly \p{Ll}{4,}(?<!s)s \p{Ll}+ (?:across|to|into|through|for|on|in|from|at|over)\s/u;

/** A verb in the third person with nobody before it: `Elevates any meal`, `Continuously monitors heat`. */
const subjectless =
  /^(?:\p{Lu}\p{Ll}+ly \p{Ll}+[^s\W]s|\p{Lu}\p{Ll}+[^su\W]s) (?:an?|the|your|any|every|each|practically|nearly)\s/u;

/** `Cooking methods that`: what they are, with what they do behind it. */
const bareThing =
  /^(?!.*\s(?:this|these|your|you)\s.*\sthat\s)(?!Those|Any|Every|All|People|It |This |So |Now )\p{Lu}[\p{L}\d-]*(?: [\p{L}\d-]+){0,5} that \p{Ll}[^,]*$/u;

/** Whether a sentence of a source may be told as it is. */
export function isWholeSentence(text: string): boolean {
  if (/^\p{Ll}/u.test(text) || /\p{L}\s\/\s\p{L}/u.test(text) || half.test(text) || following.test(text)) return false;
  // `The only case you can fold`: what of it, is not said; `Fully licensed goods; the puzzle has 90 pieces` is half a list.
  if (/^(?:The|Our|This) (?:[^\s,]+ ){1,5}you (?:can|will|may) [^,]*,/u.test(text)) return false;
  // `Licensed costume, look for the trademark`: a name and a call.
  const called = /^(\p{Lu}[^,]*), (?:look|see|check|use|choose|do not|don['’]t|please) /u.exec(text)?.[1];
  if (called !== undefined && !opening.test(text) && isFragment(called, 12)) return false;
  const [first = ''] = text.split('; ');
  if (first !== text && isFragment(first, 99)) return false;
  if (
    isArticlePhrase(text, 60) ||
    isBrokenOff(text) ||
    [subjectless, adverbFirst, doneTo, everything].some((broken) => broken.test(text))
  )
    return false;
  // `Cooking methods that bring out the taste`, `Serving guests in 28 states`.
  if (/^Serving [^,]*$|^Retail (?:stores|shops|locations) located /.test(text)) return false;
  const plain = dropHanging(text);
  if (bareThing.test(text) && isFragment(plain.replace(/[.!]$/, ''), 99)) return false;
  if (/^An?\s/.test(text)) return hasVerb(plain) || /,\s(?:this|these|it|they|you)\s/.test(plain);
  if (relativeOnly.test(text)) return hasVerb(plain);
  if (namesPart(text)) return hasVerb(plain);
  if (isFragment(text, 99)) return false;
  return !opening.test(text) || comesToClause(text);
}
