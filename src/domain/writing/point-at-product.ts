// Whose subject a sentence has: `The trouser is made in Portugal` where `it` would point at something else.

import { contentWords, foldText } from '#domain/text/words.ts';
import { isCare } from './care.ts';
import { corePhrase, headWord } from './noun-phrase.ts';
import { perSource } from './per-source.ts';
import { kindOf } from './product-kind.ts';
import { coreOf, nameOf } from './product-name.ts';
import { noThing, nounOf } from './product-noun.ts';
import type { Source } from './source.ts';

/** What may follow a subject that stands whole. */
const afterSubject =
  /^(?:,|['’]s\s(?!\p{L}+ (?:is|are|has|have)\s)|\s(?:is|are|was|has|have|can|will|also|comes?|features?|offers?|includes?|provides?|makes?|delivers?|keeps?|helps?|lets?|gives?|allows?|measures?|weighs?|contains?|holds?|brings?|promises?|boasts?|showcases?|fits?|works?|uses?|that|which|with|for|in|from|\p{Ll}{3,}s)(?!\p{L}))/iu;
/** What no plain subject holds. */
const noSubject =
  /(?:^|\s)(?:of|on|at|by|to|and|or|is|are|has|have|with|in|for|from|you|your|when|if|that|which|whether)(?=\s|$)/i;

/** Last words of the name and the kind, where they say what the thing is. */
const headsOf = perSource((source): readonly string[] =>
  [headWord(coreOf(source)), headWord(kindOf(source)?.phrase ?? ''), headWord(nameOf(source)?.name ?? '')]
    .filter((head) => head.length > 2 && !noThing.test(head))
    .flatMap((head) => contentWords(head)),
);

/** Whether the main clause of a sentence is about the product itself, or about `it`, which `before` may be. */
export function isAbout(sentence: string, source: Source, isBefore: boolean): boolean {
  if (/^(?:This|These) (?:is|are)\s/.test(sentence)) return true;
  if (/^(?:[^,]{2,90}, )?(?:it|they)(?:['’]\p{Ll}+)?\s/iu.test(sentence)) return isBefore;
  const name = nameOf(source)?.name ?? '';
  const heads = headsOf(source);
  const starts = [0, ...[...sentence.matchAll(/, (?=(?:this|these|the|your|our)\s)/gi)].map(({ index }) => index + 2)];
  return starts.some((start) => {
    const clause = sentence.slice(start).replace(/^(?:The|This|These|Our|Your|A|An)\s/i, '');
    if (name !== '' && foldText(clause).startsWith(foldText(name))) return true;
    const words = clause.split(' ', 10);
    return words.some((word, at) => {
      const head = contentWords(word.replace(/['’]s$/, ''))[0] ?? '';
      const isHead = heads.includes(head) || heads.some((each) => each.length > 3 && head.endsWith(each));
      if (!isHead || noSubject.test(words.slice(0, at).join(' '))) return false;
      const whole = words
        .slice(0, at + 1)
        .join(' ')
        .replace(/,$/, '');
      return afterSubject.test(clause.slice(whole.replace(/['’]s$/, '').length));
    });
  });
}

/** `It is`, `They have`, or `Made of wool, it comes`. */
const pronoun = /^(Made of [^.]+, )?(it|they) (?=\p{Ll})/iu;
const pointsAt = /(?:^|\s)(?:this|these) (?!is|are|way|means|includes)\p{L}/iu;
const pointsAtOne = /(?:^|\s)this (?!is|way|means|includes)\p{L}/iu;
const pointsAtMany = /(?:^|\s)these (?!is|are)\p{L}/iu;

/**
 * The sentences, in order, where one we made says `It` or `They` of the product only after one about the product; else it names it.
 * `own` are the source's words, which stay. What cannot be named is left out, save for `last` ones, which stand by themselves.
 */
export function pointAtProduct(
  groups: { lead: readonly string[]; prose: readonly string[]; points: readonly string[]; closing: readonly string[] },
  source: Source,
): { prose: string[]; points: string[]; closing: string[] } {
  const own = new Set(source.sentences);
  let isOn = groups.lead.length > 0;
  // `Work and play with this computer. … It comes in silver.`
  const told = [...groups.prose, ...groups.points];
  const isPointed = told.some((text) => pointsAt.test(text));
  const isPointedMany = told.some((text) => pointsAtMany.test(text));
  const isPointedOne = told.some((text) => pointsAtOne.test(text));
  const isAlone = groups.lead.length + groups.prose.length + groups.points.length === 0;
  let before = '';
  const point = (text: string, isLast: boolean): string[] => {
    const told = pointOne(text, isLast);
    before = told.at(-1) ?? before;
    return told;
  };
  const pointOne = (text: string, isLast: boolean): string[] => {
    const [found = '', made = '', it = ''] = pronoun.exec(text) ?? [];
    // `It's a fine place to eat`: of a card's shop, which another sentence named.
    if (
      source.isByAmount &&
      own.has(text) &&
      text === groups.prose[0] &&
      /^(?:It|They)(?:['’]\p{Ll}+)? /u.test(text) &&
      !/cards?|gifts?/i.test(text)
    )
      return [];
    if (it === '' || own.has(text)) {
      // Said to the reader of any product: after it `it` is still what it was.
      if (!isCare(text)) isOn = isAbout(text, source, isOn);
      return [text];
    }
    // `A family-owned restaurant that …` is no gift card.
    if (
      source.isByAmount &&
      /^(?:is an?|are) /.test(text.slice(found.length)) &&
      !/\b(?:cards?|gifts?|perfect|ideal|great)\b/i.test(text)
    )
      return [];
    // A pack contains its cards; a card does not.
    if (source.isByAmount && /^contains? .*\bcards?\b/i.test(text.slice(found.length))) return [];
    // `… to these discs. It comes as a 100-pack.`: `it` is none of the discs.
    const isOdd = /^it$/i.test(it) && isPointedMany && !isPointedOne;
    // `Lumo gift cards are for all. It is redeemable`
    if (
      source.isByAmount &&
      /^it$/i.test(it) &&
      /^(?:\S+ ){0,4}?cards (?:are|can|may|make|never|have) /i.test(before) &&
      !/\s(?:card|it) /.test(before)
    )
      return [`The gift card ${text.slice(found.length)}`];
    if (isOn && !isOdd) return [text];
    // `Available in two packs` speaks of what the sentence before it was about.
    if (!isLast && /^(?:is|are) available\s/.test(text.slice(found.length))) return [];
    const noun = nounOf(source, /they/i.test(it));
    const rest = text.slice(found.length);
    const isRepeated = noun !== null && contentWords(corePhrase(rest)).includes(contentWords(headWord(noun))[0] ?? '');
    // `It is a zip hoodie` names the product itself.
    if (isRepeated && /^(?:is an?|are) /.test(rest)) isOn = true;
    if (isOn && !isOdd) return [text];
    if (isLast && noun === null && !isPointed && /it/i.test(it)) {
      isOn = true;
      return [`${made}${made === '' ? 'This' : 'this'} product ${rest}`];
    }
    // `Projects span all sciences. They weigh 4 pounds.`: nobody could tell what does.
    if (noun === null && !isAlone && !(/they/i.test(it) ? isPointedMany : isPointed)) return [];
    if (noun === null || isRepeated) return isLast && !isOdd ? [text] : [];
    isOn = true;
    return [`${made}${made === '' ? 'The' : 'the'} ${noun} ${rest}`];
  };
  return {
    prose: groups.prose.flatMap((text) => point(text, false)),
    points: groups.points.flatMap((text) => point(text, false)),
    closing: groups.closing.flatMap((text) => point(text, true)),
  };
}
