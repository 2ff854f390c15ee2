// Reads one clause of a prompt. A clause is understood only as a whole: what is left over beside its words makes it a language model's.

import { once } from '#domain/once.ts';
import { localeName } from '#domain/text/locale.ts';
import { targetLanguages } from '#domain/voice/languages.ts';
import type { Ask, Words } from './ask.ts';
import { readLength } from './read-length.ts';
import { readSignName } from './signs.ts';

/** A piece of a prompt: in small letters, with a mark in the place of everything in quotes, and the prompt as it was typed. */
export type Piece = { folded: string; quoted: readonly string[]; typed: string };

/** Marks that stand for what was in quotes, so that no word in there is read as part of the wish. */
export const quoteMark = (at: number): string => `\uE000${at}\uE001`;
const marked = /\uE000(\d+)\uE001/g;

const unmark = (text: string, quoted: readonly string[]): string =>
  text.replace(marked, (_, at) => quoted[Number(at)] ?? '');

/** Nouns of prompts that are no words of the product: who highlights the benefits leaves it to the writer which. */
const craft =
  /^(?:benefits?|emotions?|appeal|humou?r|keywords?|seo|details?|features?|specs|specifications?|facts?|action|cta|urgency|stor(?:y|ies)|storytelling|energy|excitement|personality|lifestyle|value|points?|usps?|hooks?|flair|context|examples?|information|info|product|advantages?|highlights?|quality|qualities|adjectives?|jargon|fluff|filler|cliche?s?|clichés?|buzzwords?|marketing|hype|superlatives?|text|copy|it|this|that|them|everything|anything|something|stuff|things?|nonsense|rest|passive|active|typos?|mistakes?|errors?|grammar|spelling|spellings|punctuation|style|tone|voice|structure|wording|language|english|order|person|tense|case|form|look|feel|speech|pronouns?|questions?)$/;
/** What follows one of these says more of the noun before it. */
const further = /\s(?:of|for|with|that|about|to|in|which|from|like|on|per)\s/;
/** Whether words speak of writing and not of a product: `a friendly tone of voice`. */
const isCraft = (text: string) => craft.test(text.split(further)[0]?.split(' ').at(-1) ?? '');

const filler =
  /^(?:the|a|an|its|our|my|any|all|some|also|that|about|word|words|term|terms|phrase|phrases|expression|expressions|text|fact|it|is|it's|of|mention|mentions|every|each|both|more|your|please|information|info|details?|on|at least|at|least) /;
const ending =
  /[\s,.!?;:]+$|\s(?:in it|in there|there|somewhere|anywhere|at all|once|again|too|as well|please|in the text|in the copy|into it|in|to it|from it|at least once|all over)$/;

/** The words somebody speaks of, without what leads up to them. */
function toWords(raw: string, { quoted, typed }: Piece): Words | null {
  let text = raw.trim();
  // `The word quality` means itself.
  const isNamed = /^(?:(?:the|any|this|that|of|use|mention) )*(?:words?|terms?|phrases?|expressions?) /.test(text);
  for (let next = text; ; text = next) {
    next = text.replace(filler, '').replace(ending, '').trim();
    if (next === text) break;
  }
  const whole = /^\uE000(\d+)\uE001$/.exec(text);
  if (whole) return { text: (quoted[Number(whole[1])] ?? '').trim(), isQuoted: true };
  const bare = unmark(text, quoted)
    .replace(/^["'“‘]+|["'”’]+$/g, '')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(bare)) return null;
  // Capitals as somebody typed them: `USD`.
  const at = typed.toLowerCase().indexOf(bare);
  const written = at >= 0 && typed.toLowerCase().length === typed.length ? typed.slice(at, at + bare.length) : bare;
  return { text: written, isQuoted: isNamed };
}

/** Pieces of a text: who names one speaks of the text, and not of words to look for. */
const textNoun =
  /\b(?:sentences?|paragraphs?|bullets?|lines?|letters?|titles?|descriptions?|headlines?|words?|phrases?|duplicates?|repetitions?)\b/;
/** What a text may be turned into; who names one does not want the word. */
const textForm = /\b(?:steps?|lists?|prose|tables? of|numbered)\b/;
/** What opens a clause, points at something, or goes on from a verb: `cut down to 6`. */
const opensClause =
  /^(?:how|why|what|who|whom|whose|which|where|when|if|whether|to|as|so|like|more|less|too|very|make|making|sound|sounding|be|being|this|that|these|those|down|up|out|off|back|over|away|before|after|behind|between|inside|outside|until)\b|\b(?:what|who|which|where|when|how)ever\b/;

/** Longer ones describe something, and are no words to look for. */
const mostWords = 6;
const isLiteral = ({ text: written, isQuoted }: Words): boolean => isQuoted || isPlainWords(written.toLowerCase());

const isPlainWords = (text: string): boolean =>
  text.split(' ').length <= mostWords &&
  !/[,;:]/.test(text) &&
  !isCraft(text) &&
  !textNoun.test(text) &&
  !opensClause.test(text) &&
  readLength(text) === null;

/** A list of words: `the warranty, the color and the size`. Null where one of them is nothing to look for. */
function toList(raw: string, piece: Piece): Words[] | null {
  const items = raw
    .split(/\s*,\s*(?:and |or |& )?|\s+(?:and|or|&|plus|nor|as well as)\s+/)
    .filter((each) => each.trim() !== '');
  // `Avoid oak, it is in there twice`: a sentence of its own, and no word to avoid.
  if (items.slice(1).some((each) => /^(?:it|it's|they|we|i|you|he|she|there|that's|because|since)\b/.test(each)))
    return null;
  const words = items.map((each) => toWords(each, piece));
  return words.length > 0 && words.every((each) => each !== null && isLiteral(each)) ? (words as Words[]) : null;
}

const one = (raw: string | undefined, piece: Piece): Words | null => {
  const words = raw === undefined ? null : toWords(raw, piece);
  return words !== null && isLiteral(words) ? words : null;
};

const part =
  '(?:titles?|headlines?|descriptions?|bullets?|bullet points?|texts?|copy|listing|sentences?|lines?|words?)';
const subject = `(?:(?:it|them|this|that|everything|(?:(?:the|this|each|every|all|all the|your|our|its|my|a|an|new|first|product|feature) )*${part}) )?`;
const be = '(?:be|is|are|being|get|gets|stay|go|goes|come|comes|stand|stands|appear|appears)';
const must = '(?:should|must|needs? to|has to|have to|ought to|shall|can|could|would|may|will)';

type Rule = readonly [RegExp, (found: RegExpExecArray, piece: Piece) => Ask[] | null];
const place =
  (about: 'start' | 'end', group = 1) =>
  (found: RegExpExecArray, piece: Piece): Ask[] | null => {
    const want = one(found[group], piece);
    // `Ends with a period` is about a sign.
    return want === null || (!want.isQuoted && readSignName(want.text.toLowerCase()) !== null)
      ? null
      : [{ about, want }];
  };
const words =
  (want: 'mention' | 'avoid') =>
  ([, raw = '']: RegExpExecArray, piece: Piece): Ask[] | null => {
    // `Keep it calm` is about the text; `say it is waterproof` about the product.
    if (/^(?:it|them|this|these|everything)\b(?!'s| is| are| has| can| comes| was| works)/.test(raw)) return null;
    const list = toList(raw, piece);
    if (list === null) return null;
    return list.map((word): Ask => {
      const sign = want === 'avoid' && !word.isQuoted ? readSignName(word.text.toLowerCase()) : null;
      return sign === null ? { about: 'word', word, want } : { about: 'signs', want: sign };
    });
  };
const replace =
  (from: number, to: number) =>
  (found: RegExpExecArray, piece: Piece): Ask[] | null => {
    const [old, next] = [found[from], found[to]].map((raw) => (raw === undefined ? null : toWords(raw, piece)));
    if (!old || !next || !isLiteral(old)) return null;
    if (!next.isQuoted && textForm.test(next.text.toLowerCase())) return null;
    if (!next.isQuoted && /^(?:nothing|blank|a blank|an? (?:empty )?space|empty)$/i.test(next.text))
      return [{ about: 'word', word: old, want: 'avoid' }];
    return [{ about: 'replace', from: old, want: next }];
  };

const front =
  '(?:first|up ?front|in front|at the (?:very )?(?:start|beginning|front|top)|to the (?:start|beginning|front|top)|(?:as )?the (?:very )?first words?)';
const back =
  '(?:last|to the back|at the (?:very )?end|to the (?:very )?end|at the back|(?:as )?the (?:very )?last words?)';
const putting = '(?:put|place|move|bring|have|set|keep|get|shift|add|mention|use|include|write|name|want|i want)';
const adding =
  '(?:mention|mentioning|mentions|something about|something on|include|including|includes|add|adding|highlight|highlighting|emphasi[sz]e|emphasi[sz]ing|stress|focus on|focusing on|point out|feature|featuring|talk about|call out|bring up|bring in|work in|put in|insert|contain|contains|containing|say|says|state|name|reference|refer to|use|using|show|list|tell|note|cover|keep|retain|preserve|leave in|needs?|requires?|incorporate|weave in|squeeze in|have|has)';
const avoiding =
  "(?:avoid|avoiding|leave out|leave off|leaving out|omit|omitting|exclude|excluding|remove|removing|without|no|not|drop|dropping|delete|get rid of|lose|ditch|skip|strip|strip out|cut out|cut|take out|take away|kick out|scrap|ban|zero|free of|don't|do not|never|stop|erase|eliminate|cross out|nothing (?:about|on)|not a word (?:about|on|of))";
const using =
  '(?: (?:mention|mentioning|use|using|say|saying|include|including|write|writing|have|having|contain|containing|put|add|adding|name|naming|show|showing|talk about|talking about|refer to|any|of))*';

const keepsLanguage =
  /^(?:.* )?(?:(?:keep|leave|use|stay in|stick to) (?:the |its )?(?:same |original |source |present |current )*language(?: unchanged| as it is| of the source)?|(?:language|it) unchanged|(?:do not|don't|never) (?:translate|change the language)(?: .*)?|in the (?:same|original) language)$/;
const plainTone =
  /^(?:.* )?(?:plain|neutral|factual|objective|simple|matter-of-fact|sober|calm|clear)(?:,? (?:and )?(?:plain|neutral|factual|objective|simple|clear))* (?:tone|voice|language|style|wording|english)$/;

/** What the built-in writer does in any case: it writes nothing that the source does not say. */
const nothingNew =
  /^(?:.* )?(?:not|don't|never|no|nothing|without) (?:\w+ )?(?:invent(?:ed|ing)?|fabricat(?:e|ed|ing)|hallucinat(?:e|ing|ions?)|mak(?:e|ing) (?:\w+ ){0,2}up|made[- ]up)\b[^,.;]*$/;

const languageCodes = once(
  () => new Map(targetLanguages.map((code) => [localeName(code).toLowerCase(), code as string])),
);

const readCase = (raw: string): Ask | null => {
  const name = raw.replace(/[- ]/g, '');
  if (/^(?:title|headline|capitalized|camel)case$/.test(name)) return { about: 'case', want: 'title' };
  if (/^(?:all)?(?:lowercase|smallletters|lowercaseletters)$/.test(name)) return { about: 'case', want: 'lower' };
  return /^(?:all)?(?:uppercase|caps|capitals|capitalletters|uppercaseletters)$/.test(name)
    ? { about: 'case', want: 'upper' }
    : null;
};
const making = '(?:make|keep|write|put|use|set|change|convert|turn|format)';

const rules: readonly Rule[] = [
  [keepsLanguage, () => [{ about: 'language', want: 'unchanged' }]],
  [plainTone, () => [{ about: 'tone', want: 'plain' }]],
  [nothingNew, () => [{ about: 'tone', want: 'plain' }]],
  [
    /^(?:(?:translate|write|make|have|put|give|want|need|rewrite|do|use|get|switch|change)(?: me)? )?(?:(?:it|them|this|that|everything|the \w+|to|a|an|new|version) )*(?:in|into|to|in to)? ?(?:plain )?([a-z]+)(?: language| version| text| translation)?$/,
    ([, name = '']) => {
      const code = languageCodes().get(name);
      return code === undefined ? null : [{ about: 'language', want: code }];
    },
  ],
  [
    new RegExp(
      `^(?:${making} )?${subject}(?:in |to |into |all |be )*((?:all[- ]|full )?(?:title|headline|lower|upper|small|capital)[- ]?(?:case|letters)(?: letters)?|(?:all[- ]?)caps)$`,
    ),
    ([, raw = '']) => {
      const found = readCase(raw.replace(/^full /, 'all '));
      return found && [found];
    },
  ],
  [/^(?:replace|swap|substitute|exchange)(?: out)? (.+?) (?:with|by|for|to|into) (.+)$/, replace(1, 2)],
  [/^(?:change|turn|rename|correct) (.+?) (?:to|into) (.+)$/, replace(1, 2)],
  [
    /^(?:use|say|write(?: out)?|spell(?: out)?|put|call it|prefer|have) (.+?),? (?:instead of|in place of|rather than|in lieu of|over|and not|but not|not) (.+)$/,
    replace(2, 1),
  ],
  [
    new RegExp(
      `^${subject}(?:should |must |to )?(?:start(?:s|ing)?|begin(?:s|ning)?|open(?:s|ing)?|lead(?:s|ing)?|kick off|go|comes?)(?: off| out)? ${subject}(?:should |must )?(?:with|by mentioning|by|using|on|from)(?: with)? (.+)$`,
    ),
    place('start'),
  ],
  [
    new RegExp(
      `^${subject}(?:should |must |to )?(?:end(?:s|ing)?|finish(?:es|ing)?|clos(?:e|es|ing)|conclude(?:s)?)(?: off| up)? ${subject}(?:should |must )?(?:with|in|on|by mentioning|by|using) (.+)$`,
    ),
    place('end'),
  ],
  [
    new RegExp(
      `^(?:${putting} )?(.+?) (?:(?:${must} )?(?:${be} )?(?:right |always |the )?)${front}(?: of (?:it|the ${part}))?$`,
    ),
    place('start'),
  ],
  [
    new RegExp(
      `^(?:${putting} )?(.+?) (?:(?:${must} )?(?:${be} )?(?:right |always |the )?)${back}(?: of (?:it|the ${part}))?$`,
    ),
    place('end'),
  ],
  [
    new RegExp(
      `^${subject}(?:${must} )?(?:not|never|do not|don't) (?:lose|drop|remove|cut|omit|delete|touch|change|leave out|get rid of|forget)(?: the words?)? (.+)$`,
    ),
    words('mention'),
  ],
  [
    new RegExp(
      `^${subject}(?:${must} (?:not|never)|(?:do|does) not|don't|doesn't|mustn't|shouldn't|can't|cannot|may not|won't) (?:ever )?(?:mention|include|contain|use|say|have|be|name|show|list|refer to|talk about|put|add|write)(?: in)? (.+)$`,
    ),
    words('avoid'),
  ],
  [
    new RegExp(
      `^(.+?) ${must} (?:not|never) (?:be (?:mentioned|used|included|named|in (?:it|there|the \\w+)|part of it|shown|listed)|appear|show up|occur|stay)(?: .{0,20})?$`,
    ),
    words('avoid'),
  ],
  [
    new RegExp(
      `^(.+?) (?:${must} (?:be )?(?:removed?|deleted?|dropped|cut|left out|go|avoided|omitted|taken out)|removed)$`,
    ),
    words('avoid'),
  ],
  [
    new RegExp(
      `^(.+?) ${must} (?:also )?(?:be (?:mentioned|used|included|named|in (?:it|there|the \\w+)|part of it|shown|listed|added|highlighted|kept|there)|appear|show up|occur|stay|remain)(?: .{0,20})?$`,
    ),
    words('mention'),
  ],
  [
    /^(?:take|cut|keep|leave|strip) (.+?) (?:out|away|off)(?: of (?:it|the \w+)| from (?:it|the \w+))?$/,
    words('avoid'),
  ],
  [
    new RegExp(
      `^${avoiding}${using} (?:all |the |any |using |mention of |mentions of |reference to |references to |use of )*(.+?)(?: (?:from|of|out of|in) (?:it|the ${part}|there|this|your text))?$`,
    ),
    words('avoid'),
  ],
  [
    new RegExp(
      `^${subject}(?:${must} )?(?:also )?${adding}(?: (?:that|the words?|the terms?|the phrase|somewhere|in|about))* (.+?)(?: (?:in|to|into) (?:it|the ${part}|there|this|your text))?$`,
    ),
    words('mention'),
  ],
  [new RegExp(`^${subject}with (.+)$`), words('mention')],
];

/** What one clause asks, in the place of a list of nothing where only a language model can read it. */
export function readClause(piece: Piece): Ask[] {
  const { folded } = piece;
  if (!/\uE000/.test(folded)) {
    const length = readLength(folded);
    if (length) return length;
    const sign = /^(?:no |zero |without )?(?:any )?(.+?)(?: free)?$/.exec(folded)?.[1] ?? '';
    const name = readSignName(sign);
    if (name !== null && /^(?:no|zero|without)\b| free$/.test(folded)) return [{ about: 'signs', want: name }];
  }
  for (const [pattern, read] of rules) {
    const found = pattern.exec(folded);
    const asks = found === null ? null : read(found, piece);
    if (asks !== null && asks.length > 0) return asks;
  }
  return [];
}
