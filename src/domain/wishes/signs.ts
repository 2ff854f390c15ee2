// Signs and ways of writing that a prompt can ask to avoid: how each is found in a text, and what is left without it.
import { dropSignsAt } from '#domain/benchmarks/fixes/drop-signs.ts';
import { calmCapitals, calmSentence, countCapitals, isAllCaps } from '#domain/text/casing.ts';

type SignClass = {
  /** What people call it, in small letters; `word` as well with *sign*, *symbol* or *mark* behind it. */
  names: RegExp;
  pattern: RegExp;
  /** Whether taking it out is more than leaving out a sign: sentences would have to be written again. */
  isBound?: true;
};

const named = (words: string): RegExp =>
  new RegExp(`^(?:${words})(?:[- ](?:signs?|symbols?|marks?|characters?|letters?))?$`);

export const signClasses = {
  emoji: {
    names: named('emojis?|emoticons?|smileys?|smilies|pictograms?|icons?|pictures?'),
    pattern:
      /(?![©®™])\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u{FE0F}|\u{200D}\p{Extended_Pictographic})*|\p{Regional_Indicator}{2}/gu,
  },
  'exclamation marks': { names: named('exclamations?|exclamation (?:marks?|points?|signs?)|!+'), pattern: /!+/g },
  'words in capitals': {
    names: named(
      'all[- ]?caps?|caps|caps[- ]lock|(?:all[- ])?capitals?|(?:all )?capital letters?|(?:all )?upper ?case(?: letters| words)?|shouting|words? in (?:all )?(?:caps|capitals)|full (?:caps|capitals)',
    ),
    pattern: /(?!)/g,
  },
  'trademark signs': {
    names: named('trade ?marks?|tm|copyrights?|registered|registered trade ?marks?|[®™©]+'),
    pattern: /[®™©]/gu,
  },
  hashtags: { names: named('hash ?tags?|#'), pattern: /(?<![\p{L}\p{N}&])#\p{L}[\p{L}\p{N}_]*/gu },
  HTML: {
    names: named('html|html (?:tags?|code|markup)|tags|markup'),
    pattern: /<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/giu,
    isBound: true,
  },
  'check marks': { names: named('checks?|ticks?|check ?marks?|tick ?marks?'), pattern: /[✓✔☑✅]\u{FE0F}?/gu },
  pipes: { names: named('pipes?|vertical (?:bars?|lines?)|\\|'), pattern: /\|/g },
  ampersands: { names: named('ampersands?|&'), pattern: /&/g, isBound: true },
  asterisks: { names: named('asterisks?|\\*'), pattern: /\*/g },
  'quotation marks': { names: named('quotes?|quotation|inverted commas?|speech'), pattern: /["“”„«»]/g, isBound: true },
  'question marks': { names: named('question'), pattern: /\?/g, isBound: true },
  figures: { names: named('numbers?|digits?|figures?|numerals?'), pattern: /\p{N}/gu, isBound: true },
  brackets: {
    names: named('(?:square |round |curly )?brackets?|parenthes[ei]s'),
    pattern: /[()[\]{}【】]/gu,
    isBound: true,
  },
  hyphens: { names: named('hyphens?|dashes|dash|(?:em|en)[- ]?dash(?:es)?'), pattern: /[-‐‑–—]/g, isBound: true },
  semicolons: { names: named('semi-?colons?'), pattern: /;/g, isBound: true },
  colons: { names: named('colons?'), pattern: /:/g, isBound: true },
  commas: { names: named('commas?'), pattern: /,/g, isBound: true },
  slashes: { names: named('(?:forward )?slash(?:es)?'), pattern: /\//g, isBound: true },
  'full stops': { names: named('full stops?|periods?'), pattern: /\.(?!\d)/g, isBound: true },
  'percent signs': { names: named('percents?|percentages?|%'), pattern: /%/g, isBound: true },
  'currency signs': { names: named('currency|currencies|dollars?|euros?|[$€£]'), pattern: /[$€£¥₹]/g, isBound: true },
  'line breaks': { names: named('line ?breaks?|new ?lines?'), pattern: /\n/g, isBound: true },
} as const satisfies Record<string, SignClass>;

export type SignName = keyof typeof signClasses;

const classOf = (name: SignName): SignClass => signClasses[name];

/** The class of signs that somebody names, in small letters; null where the words name none. */
export function readSignName(folded: string): SignName | null {
  for (const name of Object.keys(signClasses) as SignName[]) if (classOf(name).names.test(folded)) return name;
  return null;
}

/** How often a text has signs of a class. */
export function countSigns(name: SignName, text: string): number {
  if (name === 'words in capitals')
    return isAllCaps(text) ? countCapitals(text).words : countCapitals(text).shouted.length;
  return text.match(classOf(name).pattern)?.length ?? 0;
}

const calmLine = (line: string) =>
  isAllCaps(line) ? calmSentence(line, new Map(), true) : calmCapitals(line, new Map());

/** The text without them; null where only a language model could write it so. */
export function dropSigns(name: SignName, text: string, isTitle: boolean): string | null {
  if (name === 'words in capitals') return text.split('\n').map(calmLine).join('\n');
  const { pattern, isBound } = classOf(name);
  if (isBound) return null;
  const places = [...text.matchAll(pattern)].map(({ 0: sign, index }) => ({ start: index, end: index + sign.length }));
  // A hashtag is a word: what is read as a sign here is nothing but signs.
  if (name === 'hashtags') return dropWords(text, places);
  return dropSignsAt(text, places, isTitle);
}

function dropWords(text: string, places: readonly { start: number; end: number }[]): string {
  let left = text;
  for (const { start, end } of places.toReversed()) left = left.slice(0, start) + left.slice(end);
  return left
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/[^\S\n]+(?=[.,;:!?\n]|$)/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
