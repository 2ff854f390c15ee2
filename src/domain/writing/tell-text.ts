// Tells a text of the source, or a bullet, as sentences of a description: whole ones only.

import { splitSentences } from '#domain/text/sentences.ts';
import { capitalise, hasPhrase } from '#domain/text/words.ts';
import { completeSentence, opensWithVerb } from './complete-sentence.ts';
import { lowerStart } from './fact-groups.ts';
import { ownHeader } from './headers.ts';
import { pointsBack } from './leaning.ts';
import { headWord, withArticle } from './noun-phrase.ts';
import { isPartNoun } from './parts.data.ts';
import { namesProduct } from './product-name.ts';
import { isCommand, isFragment } from './sentence-shape.ts';
import type { Source } from './source.ts';
import { findSubject } from './subject.ts';
import { isWholeSentence } from './whole-sentence.ts';

/** `Cool T-shirt it is suitable for summer`: the thing said before its pronoun. */
const doubled = /^(\p{Lu}\p{Ll}*(?: [\p{L}-]+){1,3}) it (is|has|can|comes) /u;
/** `We know how hard it can be`, `Into this pouch and it can fit`: no thing stands there. */
const noThing =
  /(?:^|\s)(?:we|you|they|i|this|these|into|in|on|at|for|with|and|or|but|how|what|that|if|so|as|when|where|while|because|until|know|think|make|makes|want|feel|find|keep|see)(?=\s|$)/i;

/** What joins a sentence to one before it, wherever it comes to stand: `Additionally, the lid …`. */
const joining =
  /^(?:Additionally|Moreover|Furthermore|In addition|Plus|Also|And|What['’]s more|For added convenience),? (?=(?:the|this|these|it|its|they|you|your|an?|each|with|\p{Lu}\p{L}*)\s)(?!with the help)/u;

/** A text as sentences of a description, without its header; none where it makes none. */
export function tellText(text: string, isMany: boolean, source: Source): string[] {
  const own = ownHeader(text, source.title);
  // `On The Border: An antidote to …` says what stands before the colon.
  if (
    own?.header != null &&
    /^An?\s/.test(own.detail) &&
    /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(own.header) &&
    isFragment(own.detail.replace(/^An?\s/, ''), 30)
  )
    return [`${own.header} is ${own.detail.charAt(0).toLowerCase()}${own.detail.slice(1)}`];
  const bare = (own?.detail ?? text).replace(doubled, (whole, thing: string, verb: string) =>
    noThing.test(thing) ? whole : `This ${lowerStart(thing)} ${verb} `,
  );
  // What a card is for, said of the card: `Redeem at any shop`.
  const written = source.isByAmount
    ? bare.replace(
        /^Redeem (?:(?:your |this |the )?(?:gift )?cards? )?(?=(?:at|in|online|for)(?!\p{L}))/u,
        'Redeemable ',
      )
    : bare;
  const isProduct = (thing: string) => !source.isByAmount && namesProduct(thing, source);
  return splitSentences(written).flatMap((said, at) => {
    const sentence = capitalise(said.replace(joining, ''));
    // Under a header the verb may be that of what the header names: `Foil cutter: Removes the seal`.
    const hasOther = at === 0 && own !== null && own.header !== null;
    if (hasOther && opensWithVerb(sentence)) return [];
    // Under `Large water reservoir` stands `This roomy reservoir`; in a description nobody has named it.
    const [, pointed = ''] = /^(?:This|These) ((?:[\p{Ll}-]+ ){1,3}?)(?:\p{Ll}+s|can|will) /u.exec(sentence) ?? [];
    if (
      own?.header != null &&
      pointed !== '' &&
      hasPhrase(own.header, headWord(pointed.trim())) &&
      !namesProduct(pointed.trim(), source)
    )
      return [];
    const whole = completeSentence(sentence, isMany, isProduct);
    if (whole !== null) return [whole];
    return isWholeSentence(sentence) ? [giveArticle(sentence, source)] : [];
  });
}

/** A bullet as sentences: a call that names nothing, such as `Cook pizza in minutes.`, stays a bullet. */
export const tellPoint = (text: string, isMany: boolean, source: Source): string[] =>
  tellText(text, isMany, source).flatMap((sentence) => {
    const [first = '', second = ''] = sentence.split(' ', 2);
    const isCall = isCommand(first.toLowerCase(), second) && !/\s(?:this|these)\s/.test(sentence);
    return isCall || isSpliced(sentence) ? [] : [nameSubject(sentence)];
  });

/** `Roasts a duck, bake a pie, toast six slices.`: points one after another are a bullet, no sentence. */
const isSpliced = (text: string): boolean => {
  const clauses = text.split(/,\s+/).slice(1);
  return (
    clauses.length > 1 &&
    clauses.every((clause) => /^(?:and )?\p{Ll}+ (?:an?|the|up to|your|\d+|two|three|four|five|six)\s/u.test(clause))
  );
};

const plainThing = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*(?: \p{Ll}[\p{Ll}-]*)*$/u;
const withThe = (thing: string, sentence: string): string => `The ${thing.charAt(0).toLowerCase()}${sentence.slice(1)}`;

/** `Longer curved hem provides cover` as a sentence has it: `The longer curved hem provides cover`. */
function nameSubject(sentence: string): string {
  const { determiner, subject, verb } = findSubject(sentence) ?? { determiner: 'the', subject: '', verb: '' };
  const isBare = determiner === '' && subject.includes(' ') && plainThing.test(subject) && /s$/.test(verb);
  return isBare && withArticle(subject.toLowerCase()) !== subject.toLowerCase() ? withThe(subject, sentence) : sentence;
}

/** What is said to have no determiner, up to its verb: `Liner | is plain`, `Rear of the bag | is plain`. */
const bareSubject =
  /^(\p{Lu}[\p{Ll}-]+(?: (?!(?:this|these|your|the|an?|that|which|in|and|or|for|to|is|are) )[\p{Ll}-]+){0,5}?)(?: of (?:the|this|your) \p{Ll}+)? (?:is|has|can|may|will|must|comes|features|includes|contains|offers|provides|makes|gives|keeps|adds|takes|slides|allows|lets|measures|holds|fits|stays|ensures|helps|won['’]t|doesn['’]t|can['’]t) /u;

/** What goods are called whatever they are: `Kit contains two brushes`. */
const goods = /^(?:card|kit|puzzle|envelope|set|bundle|game|book|package|box)$/;

/** `Detachable strap allows …`, `Rear of the bag is …`: a part or the product itself needs its article. */
function giveArticle(sentence: string, source: Source): string {
  const [, thing = ''] = bareSubject.exec(sentence) ?? [];
  const plain = thing.toLowerCase();
  const [first = '', second = ''] = plain.split(' ', 2);
  const isDetermined =
    /^(?:the|your|our|this|that|an?|each|every|any|all|one|its?|no|there|what|everything|nothing|another|only|with|inside|outside|since|as|because|when|while|if|although)$/.test(
      first,
    );
  if (
    thing === '' ||
    isDetermined ||
    hasPhrase(source.brand ?? '', first) ||
    isCommand(first, second) ||
    withArticle(plain) === plain
  )
    return sentence;
  return isPartNoun(headWord(plain)) || goods.test(plain) || (plain.includes(' ') && namesProduct(plain, source))
    ? withThe(thing, sentence)
    : sentence;
}

/** What hangs before a sentence that is about somebody else: `With its wide rim, you can serve`. */
const hangsBefore = /^(?:With|Without|Featuring|Designed|Using|Utilizing|Thanks to|From|For|By|At)\s/;

/** Sentences with one that names the product first, where the first would speak of a thing nobody named: `With its wide rim, you can serve it`. */
export function openWithProduct(sentences: readonly string[], source: Source): string[] {
  // `The jacket promises that` of what was not told.
  if (pointsBack.test(sentences[0] ?? '')) return openWithProduct(sentences.slice(1), source);
  const [first = '', ...others] = sentences;
  const isNamed = (text: string) =>
    /(?<!\p{L})(?:this|these) (?!is|way|means)\p{L}/u.test(text) ||
    [...text.matchAll(/(?:^|\s)(?:[Tt]his|[Tt]hese|[Tt]he) ((?:[\p{L}\d-]+ ?){1,4})/gu)].some(([, phrase = '']) =>
      namesProduct(phrase, source),
    );
  if (!hangsBefore.test(first) || isNamed(first)) return [...sentences];
  const at = others.findIndex(
    (text, index) =>
      /^(?:This|These|The)\s/.test(text) &&
      isNamed(text.split(' ', 6).join(' ')) &&
      !/^(?:It|They|Its|Their)\s/.test(others[index + 1] ?? ''),
  );
  if (at >= 0) return [others[at] ?? '', first, ...others.filter((_text, index) => index !== at)];
  return /(?<!\p{L})(?:its|it(?! (?:easy|easier|simple|possible|ideal)))(?!\p{L})/u.test(first)
    ? others
    : [...sentences];
}
