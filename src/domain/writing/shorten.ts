// Cuts text to a length at a place where it still reads: after a sentence, at a phrase, at a word, and never inside a number.

import { endsInShortForm, splitSentences } from '#domain/text/sentences.ts';
import { capitalise, contentWords } from '#domain/text/words.ts';
import { hasVerb, isCommand, lostVerb } from './sentence-shape.ts';

/** Words that cannot end a phrase. */
const dangling = new Set(
  (
    'a an the and or but nor of to in on at by for from with without as than that which who whose into onto ' +
    'over under up is are was be its your our their this these so if when while plus per via not no you it ' +
    'can will und oder mit für von der die das et ou de du des la le les pour avec y o con para el los las i ' +
    's se v ve na do pro ze z'
  ).split(' '),
);

/** `V` in `Mark V`, `Plus` in `iPhone 6 Plus` and `Can` in `Watering Can` are names; `v` is a preposition in Czech. */
const isDangling = (word: string) =>
  dangling.has(word.toLowerCase()) &&
  !/^\p{Lu}+$|^(?:Up|Over|Under|On|Via|Plus|Can|Will|Not|No|You|It|If|So)$/u.test(word);

const looseSigns = new Set(',;:|/&+–—-');

/** Without separators and an opened bracket at the end. */
function trimSigns(text: string): string {
  let trimmed = text.trim();
  if (!looseSigns.has(trimmed.at(-1) ?? '') && !trimmed.includes('(')) return trimmed;
  for (;;) {
    const before = trimmed;
    trimmed = trimmed.replace(/(?:[\s,;:|/&–—-]|(?<!\d)\+)+$/u, '');
    const open = trimmed.lastIndexOf('(');
    if (open >= 0 && !trimmed.includes(')', open)) trimmed = trimmed.slice(0, open);
    if (trimmed === before) return trimmed;
  }
}

/** Words no name ends in, as `Pro` and `By` may end one. */
const openEnd = /\s(?:[Ii]s|[Aa]re|[Aa]nd|[Oo]r|[Tt]he|an?|[Ww]ith|[Ff]or|[Oo]f|[Ff]rom|[Yy]our)$/;

/** A whole name without signs at its end, and without a word it cannot end in. */
export const trimName = (text: string): string => trimSigns(trimSigns(text).replace(openEnd, ''));

/** Without loose ends: those signs, and words that need another after them. */
export function trimLooseEnds(text: string): string {
  let trimmed = text;
  for (;;) {
    const before = trimmed;
    trimmed = trimSigns(trimmed);
    const last = /(?:^|\s)([\p{L}/]+)$/u.exec(trimmed);
    // `14 x 19 in` ends in a unit.
    const isUnit = last?.[1] === 'in' && /\d$/.test(trimmed.slice(0, last.index));
    // `Yellow watering can` ends in a noun, `so you can` in a verb.
    const isVessel =
      last?.[1] === 'can' &&
      !/(?:^|\s)(?:you|it|they|we|that|which|who|one|and|\S+s)$/i.test(trimmed.slice(0, last.index));
    if (last && trimmed.includes(' ') && !isUnit && !isVessel && isDangling(last[1] ?? ''))
      trimmed = trimmed.slice(0, last.index);
    // `Bangle Bracelet and 1pair`: of what, was cut off.
    trimmed = trimmed.replace(/\s(?:and|with|&)\s\d+\s?(?:pairs?|pcs|pieces?|sets?)$/iu, '');
    if (trimmed === before) return trimmed;
  }
}

function cutAtWord(text: string, max: number): string {
  const space = text.lastIndexOf(' ', max);
  if (space > 0) return trimLooseEnds(text.slice(0, space));
  let end = max;
  // One long word: cut between whole characters, and before a number rather than inside it.
  if (/[\uDC00-\uDFFF]/.test(text.charAt(end))) end -= 1;
  while (end > 0 && /\d/.test(text.charAt(end)) && /[\d.,]/.test(text.charAt(end - 1))) end -= 1;
  return trimLooseEnds(text.slice(0, end));
}

const phraseBreak =
  /\s(?:[|–—-]\s)|[,;:]\s|\s(?=\()|\s(?=(?:with|for|and|featuring|including|by|from|in|which|that|so|while|to)\s)/giu;

/** The text itself if it fits, else its start up to the last phrase that fits, if that keeps more than a third of the room. */
export function cutAtPhrase(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max + 1);
  let at = 0;
  for (const mark of head.matchAll(phraseBreak)) {
    // `with intricate | , detailed accents`: one of several words before their noun.
    if (
      mark[0] === ', ' &&
      /\s(?:with|in|of|an?|the)\s\p{Ll}+$/u.test(head.slice(0, mark.index)) &&
      /^\p{Ll}+ \p{Ll}/u.test(text.slice(mark.index + 2))
    )
      continue;
    // `beads layered | with detail`: how, belongs to what is done.
    if (
      /\s\p{Ll}{3,}ed$/u.test(head.slice(0, mark.index)) &&
      /^(?:with|by|from|in|to) /.test(text.slice(mark.index + mark[0].length))
    )
      continue;
    // `6, 5 and 4 mm`: a break between numbers is no break.
    if (
      !/\d[,;]?$/.test(head.slice(0, mark.index)) ||
      !/^\s*(?:(?:and|or|to) )?\d/.test(head.slice(mark.index + mark[0].length))
    )
      at = mark.index;
  }
  // `Cartridges Up | To 10.5 oz`.
  const phrase = trimLooseEnds(text.slice(0, at).replace(/\sup$/i, ''));
  return phrase.length > max / 3 ? phrase : cutAtWord(text, max);
}

const subordinate =
  /^(?:With|By|For|From|When|If|While|Whether|Featuring|Using|Thanks|Designed|Made|Built|Constructed|Equipped|Ideal|As|In|On|To|At|Since|Because|Although)\s/u;

/** Where a sentence may end early, the best kind first: before a clause of its own, before what is added, before what a thing that is named in full is for. */
const sentenceBreaks = [
  /[,;]\s(?=(?:which|while|so|allowing|letting|making|giving|helping|ensuring|providing|featuring|including|as well as|plus)\s)|,\s(?=and\s(?:it|the|you|they|an?|its)\s)|;\s|\s[–—-]\s(?!\d)|\s(?=\()|\s(?=(?:so|while|because|which)\s)/gu,
  /,?\s(?=(?:featuring|including|plus)\s)|,\s(?=(?:with|without|using|for|in|from|to|ideal|perfect|great|even|thanks)\s)/gu,
  /\s(?=(?:to|for|that)\s)/gu,
] as const;
/** `with this Orvik kettle | that`, `features a lid | for`: the thing is whole. */
const namedInFull =
  /\s(?:this|these)\s[^,]{5,90}$|(?:^|\s)(?:features?|has|have|includes?|uses?|offers?|boasts?|delivers?|provides?)\s(?:(?!(?:in|that|which|who|makes?)\s)[^,;:]){3,90}$/i;
/** `the Ninja, a kitchen appliance`: what it does was cut off. */
const leftApposition = /,\s(?:an?|the)\s(?:(?!\s(?:is|are|has|have|and|or)\s)[^,]){3,60}$/;
/** `your tracker — which can be clipped on`: the verb of the sentence comes after the aside. */
const inAside = /\s[—–-]\s(?:which|who|that)\s[^—–]*$/;
/** Not before what completes a noun (`the accessories | to make`) or a verb (`designed | to hold`, `to ensure | that`). */
const needsMore =
  /(?:^|\s)(?:(?:the|that|this|these|your|its|their|own|to) \S+|ensures?|means|\p{L}+(?:ed|ing)|is|are|has|have|you|it|they|able|enough|compatible|sure|bound|certain|meant|likely|easy|ready|made|used|perfect|ideal|great|suitable|each|all|both|next|way|access|ability|opportunity|attaches|connects|adheres|accordance|addition|line|due|according|available|aims|tends|wants|needs|helps|allows|serves|works|\d+-\p{L}+\.?)$/u;

/** `a bee with a flower, a clover | with a pom, or a heart`: the list goes on. */
const isInsideList = (sentence: string, at: number) =>
  /,\s[^,]*$/.test(sentence.slice(0, at)) &&
  /^[^;.]*?,?\s(?:or|and) /.test(sentence.slice(at, at + 120)) &&
  /^[^;.]*,\s(?:or|and) /.test(sentence.slice(at));

/** `shields you | from the rain`, `moves | with you`: what follows belongs to the verb. */
const isBoundTo = (sentence: string, at: number) =>
  /\s(?:you|it|them|us)$/i.test(sentence.slice(0, at)) ||
  /^,?\s(?:with|for|to|from) (?:you|it|them)(?![\p{L}])/iu.test(sentence.slice(at));

/** `The save feature of this slim drive`: what it does was cut off. */
const isVerbless = (cut: string) => /^(?:The|Its|Your) /.test(cut) && !hasVerb(cut);

/** `allows the whole family | to find`, `when you attach this mount | to your bike`. */
const awaitsTo =
  /\s(?:allows?|lets?|enables?|helps?|encourages?|invites?|attach|connect|mount|pair|link|sync|apply|add)\s(?:(?! to )[^,;]){2,45}$/;

/** `alcohol | (where the law permits it)`, `other purchases | (of cards) are not allowed`: what holds only so. */
const isCondition =
  /^\s\((?:where|if|subject|not|except|unless|excluding)\s|^\s\([^()]*\)\s(?:is|are|can|cannot|may|will|has|have|at|in|on)\s/i;

/** `Use this kettle | to boil`: what a call asks for, tells only with what it is for. */
const isPurpose = (rest: string) => /^,?\s(?:\([^()]*\)\s)?to\s/.test(rest);

function cutAtBreak(sentence: string, max: number): string {
  const head = sentence.slice(0, max + 1);
  const isCall = isCommand(...opening(sentence.replace(/^(?:Just|Simply) (?=\p{Ll})/u, '')));
  for (const breaks of sentenceBreaks) {
    const cuts = [...head.matchAll(breaks)]
      // `temperatures up | to 450 F`
      .filter((mark) => !/\sup$/i.test(sentence.slice(0, mark.index)))
      // `uses DSP | (digital sound processing) to`: what the letters mean.
      .filter(
        (mark) =>
          sentence[mark.index + 1] !== '(' ||
          !/\s\S*(?:\p{Lu}\S*\p{Lu}|\p{Lu}\S*\d)\S*$/u.test(sentence.slice(0, mark.index)),
      )
      .filter((mark) => !(/^ to /.test(sentence.slice(mark.index)) && awaitsTo.test(sentence.slice(0, mark.index))))
      .filter((mark) => !isCondition.test(sentence.slice(mark.index)))
      .filter((mark) => !(isCall && isPurpose(sentence.slice(mark.index))))
      .filter((mark) => !isInsideList(sentence, mark.index) && !isBoundTo(sentence, mark.index))
      .map((mark) => trimLooseEnds(sentence.slice(0, mark.index)))
      .filter((cut) => breaks !== sentenceBreaks[2] || namedInFull.test(cut));
    const best = cuts.findLast(
      (cut) =>
        cut.length >= max / 3 &&
        !needsMore.test(cut) &&
        !leftApposition.test(cut) &&
        !inAside.test(cut) &&
        !isVerbless(cut) &&
        !lostVerb(cut, sentence),
    );
    if (best !== undefined) return best;
  }
  return '';
}

/** A part of a sentence that fits and is whole in itself; empty where it has none. A subordinate opening cannot stand alone, so the main clause after it is taken instead. */
function cutSentence(sentence: string, max: number): string {
  // The main clause follows the last entry of a list: `With cups, bowls and pans, this set …`.
  const opening = (/^.+?,\s+(?=(?:this|these|it|you|they)\s)/u.exec(sentence) ??
    /^[^,]+,\s+(?=\p{L})/u.exec(sentence))?.[0];
  const cut = cutAtBreak(sentence, max);
  const isOpeningOnly = opening !== undefined && cut.length <= opening.length && subordinate.test(sentence);
  if (!isOpeningOnly) return cut;
  const main = capitalise(sentence.slice(opening.length));
  return main.length <= max ? main : cutAtBreak(main, max);
}

const opening = (text: string): [string, string] => {
  const [first = '', second = ''] = text.split(' ', 2);
  return [first.toLowerCase(), second];
};

/** Of a text under a header, what fits and keeps what the header is about: its start, or one sentence of it. Empty where neither does. */
export function shortenUnder(header: string, text: string, max: number): string {
  const about = new Set(contentWords(header));
  const isAbout = (part: string) => contentWords(part).some((word) => about.has(word));
  const start = shorten(text, max);
  const sentences = splitSentences(text);
  if (start === '' || start === text || isAbout(start) || sentences.length < 2) return start;
  const telling = sentences.find(
    (sentence) => sentence.length <= max && isAbout(sentence) && !/^(?:It|They|Its|Their|Both)\s/.test(sentence),
  );
  return telling ?? (isCommand(...opening(start)) ? '' : start);
}

/** Sentences from the start as long as they fit; when not even the first fits, its start. Empty when nothing sensible fits. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = '';
  for (const sentence of splitSentences(text)) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (longer.length > max) break;
    kept = longer;
  }
  return kept !== '' ? kept : cutSentence(text, max);
}

const closingSigns = new Set('.!;,:…');

/** Without a closing full stop, unless it belongs to a short form. */
export function dropFullStop(text: string): string {
  const last = text.at(-1) ?? '';
  if (!closingSigns.has(last) && last.trim() !== '') return text;
  return endsInShortForm(text) ? text : text.replace(/[\s.!;,:…]+$/u, '');
}
