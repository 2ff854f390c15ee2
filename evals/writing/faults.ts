// Faults of language that need no reader: what a person would be ashamed of and a machine can see. Shares no code with the writer.
// It sees a small part of what a reader sees; that it finds nothing says little, that it finds something says much.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { PartContent } from '#domain/parts/parts.ts';

export type Fault = { kind: string; text: string };

const around = (text: string, at: number) => text.slice(Math.max(0, at - 40), at + 50);

/** Whether English says `an` before it. Null where the eye cannot tell: capitals may be spelled out or be a name. */
function takesAn(word: string): boolean | null {
  // `An 1800 mAh battery`: some say eighteen hundred.
  if (/^1[18],?\d\d(?!\d)/.test(word)) return null;
  if (/^\d/.test(word)) return /^(?:8|1[18](?!\d))/.test(word);
  if (/^\p{Lu}/u.test(word) || word.length === 1 || /^\p{L}\W/u.test(word)) return null;
  if (/^(?:hour|honest|heir|honou?r|hors)/.test(word)) return true;
  return /^[aeiou]/.test(word) && !/^(?:one|once|eu|ew|uni(?!n|m)|us[aei]|ut[ei]|ubi|ufo|ura|uke|u-)/.test(word);
}

function* findArticles(text: string): Generator<Fault> {
  for (const match of text.matchAll(/(?<![\p{L}\p{N}-])(an?) ([\p{L}\p{N}][\p{L}\p{N}'’.,-]*)/gu)) {
    const isAn = takesAn(match[2] ?? '');
    if (isAn !== null && isAn !== (match[1] === 'an')) yield { kind: 'article', text: around(text, match.index) };
  }
}

const fewWords =
  'of|with|and|or|the|an?|from|by|than|as|to|in|at|on|its|your|their|these|this|that|which|whose|including|includes';
const cutOff = new RegExp(`(?<!\\d)\\s(?:${fewWords})[.,;:]?$`, 'u');
/** `what you are looking for`, `turned on`: a clause may end so. */
const mayEnd =
  /(?:\b(?:turned|turn|plugged|switched|put|try|left|powered|go|log|logged|take|keep|come|comes|built|add|used|set|hold|call|calls|stay|used) |(?:what|who|how|that|which|where|one|you|they|it)\b.*\b\p{L}+ )(?:on|in|to|with|from|by|at|of|as|that|this)[.,;:]?$/iu;

function* findCuts(text: string): Generator<Fault> {
  // `Style: style a` names a variant.
  if (/\b\p{L}+ a[.]?$/u.test(text)) return;
  if (cutOff.test(text) && !mayEnd.test(text)) yield { kind: 'cut off', text: text.slice(-90) };
}

function* findSigns(text: string): Generator<Fault> {
  // A closing quote after a digit stands for inches.
  const bare = text.replace(/(?<=\d)\s?[”"“]/gu, '');
  for (const [open, close] of [
    ['(', ')'],
    ['[', ']'],
    ['“', '”'],
  ] as const)
    if (bare.split(open).length !== bare.split(close).length) yield { kind: 'brackets', text: text.slice(0, 110) };
  if (((bare.match(/"/g) ?? []).length & 1) === 1) yield { kind: 'brackets', text: text.slice(0, 110) };
  for (const match of text.matchAll(
    /\p{Ll}[:;]\p{Lu}\p{Ll}|\p{L}{2}:\p{Lu}\p{Ll}+ \p{Ll}|\p{Ll}{2}[.!?](?!Net|Com|Art)\p{Lu}\p{Ll}|,\p{L}{3}|[,;] ?[,;.]|(?<!\.)\.\.(?!\.)|\s[,;!?](?=\s|$)|[;:]-?[)(](?=\s|$)|(?<!\d\p{L}{0,2}\s?)\*|\*(?!\s?\d)|\( | \)/gu,
  ))
    yield { kind: 'signs', text: around(text, match.index) };
}

/** Names such as `aptX` or a brand in small letters may open a line. */
function* findCapitals(text: string, brand: string): Generator<Fault> {
  const [first = ''] = text.split(/[\s:]/);
  const isName = (brand !== '' && text.startsWith(brand)) || /[^\p{Ll}]/u.test(first.replace(/[’'].*$/u, ''));
  if (/^\p{Ll}{2}/u.test(text) && !isName) yield { kind: 'capital', text: text.slice(0, 60) };
  for (const match of text.matchAll(/\p{Ll}{5,}[.!?] (?=\p{Ll}{3})/gu))
    yield { kind: 'capital', text: around(text, match.index) };
}

function* findRepeats(text: string, source: string): Generator<Fault> {
  for (const match of text.matchAll(/(?<![\p{L}\p{N}-])(\p{L}{2,}) \1(?![\p{L}\p{N}-])/gu)) {
    const isName = /^\p{Lu}/u.test(match[0]) && source.includes(match[0]);
    if (!isName && !/^(?:had|that)$/.test(match[1] ?? '')) yield { kind: 'repeat', text: around(text, match.index) };
  }
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
  const seen = new Set<string>();
  for (let at = 0; at + 7 <= words.length; at += 1) {
    const run = words.slice(at, at + 7).join(' ');
    if (seen.has(run)) {
      yield { kind: 'repeat', text: run };
      return;
    }
    seen.add(run);
  }
}

const filler =
  /lorem ipsum|dolor sit amet|consectetur|nulla facilisi|vestibulum|\[[a-z ]*here\]|undefined|\bnull\b|\bNaN\b/i;
const shopTalk =
  /\b(?:free shipping|ships? (?:within|from|in \d)|customer (?:service|support|care)|contact us|e-?mail us|our (?:stores?|shop|website|customers)|please (?:allow|note|contact|check|refer|see|read|visit)|add to cart|in stock|click (?:here|on)|money.back|return policy|feel free to)\b/i;
const disagreement =
  /\b(?:(?:It|This|Each) (?:are|have)|(?:They|These) (?:is|has|comes|features)|is has|has is|are is|is are|has have|have has|has has|is comes|have a (?:\p{L}+ )?(?:is|are))\b/u;

function* findShame(text: string): Generator<Fault> {
  for (const [kind, pattern] of [
    ['filler', filler],
    ['shop talk', shopTalk],
    ['agreement', disagreement],
  ] as const) {
    const match = pattern.exec(text);
    if (match) yield { kind, text: around(text, match.index) };
  }
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Faults of a draft. Grammar is asked of English only; signs and repeats of every language. */
export function findFaults(product: SourceProduct, draft: PartContent, isEnglish: boolean): Fault[] {
  const values = product.attributes.map(({ value }) => value);
  const source = [product.title, product.brand ?? '', product.description, ...product.bullets, ...values].join('\n');
  const lines = draft.description.split(/\n+/).filter((line) => line !== '');
  const faults: Fault[] = [];
  for (const text of [draft.title, ...draft.bullets, ...lines]) {
    faults.push(...findSigns(text), ...findRepeats(text, source));
    if (isEnglish)
      faults.push(
        ...findArticles(text),
        ...findCuts(text),
        ...findCapitals(text, product.brand ?? ''),
        ...findShame(text),
      );
  }
  if (isEnglish)
    for (const line of lines)
      if (!/[.!?:)”"’]$/.test(line)) faults.push({ kind: 'no full stop', text: line.slice(-60) });
  const told = new Set<string>();
  for (const bullet of draft.bullets) {
    const detail = plain(bullet.replace(/^[^:]{2,40}: /, ''));
    if (told.has(detail)) faults.push({ kind: 'told twice', text: bullet });
    if (detail === plain(draft.title)) faults.push({ kind: 'bullet is the title', text: bullet });
    told.add(detail);
  }
  const sentences = lines
    .join(' ')
    .split(/(?<=\p{L}{3}[.!?])\s+(?=\p{Lu})/u)
    .map(plain);
  const twice = sentences.find((sentence, at) => sentence.length > 12 && sentences.indexOf(sentence) !== at);
  if (twice !== undefined) faults.push({ kind: 'told twice', text: twice.slice(0, 90) });
  return faults;
}
