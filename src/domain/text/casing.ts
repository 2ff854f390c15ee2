// Undoes ALL CAPS without harming `iPhone`, `16GB`, `HDMI` or the brand's own spelling.
import { splitSentences } from './sentences.ts';
import { capitalise } from './words.ts';

const acronyms = new Set(
  (
    'AC AM FM CD DVD TV HD UHD FHD QHD LED OLED QLED LCD HDMI USB VGA DVI RCA RAM ROM SSD HDD CPU GPU NFC RFID GPS LTE GSM CDMA WLAN LAN IP IPX SD SDHC SDXC PC PS UK US USA EU UV UPF SPF PU ' +
    'PVC ABS EVA TPU TPR TPE PMMA HDPE LDPE MDF PET PTFE BPA PFOA DC DIY IR RGB PSI BTU CFM RPM HEPA AA AAA DSLR SLR PDF XL XXL XXXL XS XXS XLR MP NES SNES RC RV ATV SUV DJ VR AR AI II III IV VI VII VIII IX ' +
    'QR UPS NAS RJ PCI PCIE SATA NVME DDR POE MIDI AUX BT PIN CE ROHS UL FDA USDA NFL NBA MLB NHL NCAA WWE ID EDC OTG KVM RTX GTX'
  ).split(' '),
);
/** Whether a word in capitals is an acronym of everyday things: `LED`, `USB`. */
export const isAcronym = (word: string): boolean => acronyms.has(word);

const unstressed = new Set(
  'a an the and or but nor for of to in on at by with from over as per vs via into onto without is'.split(' '),
);
/** Acronyms that are words as well, whose plural is the word's. */
const alsoWords = new Set(['PET', 'PIN', 'RAM']);
/** `LEDS`. Two letters and an S are as often something else: `5 PCS`. */
const isPlural = (word: string): boolean => {
  const single = word.slice(0, -1);
  return single.length > 2 && word.endsWith('S') && acronyms.has(single) && !alsoWords.has(single);
};

/** Spellings the source itself uses in mixed-case text, by lower case: evidence for how an ALL CAPS word is written. */
export type Spellings = ReadonlyMap<string, string>;

/** Words of two letters that are no acronyms. */
const shortWords = new Set(
  'of to in is it on at by or an as we my up no so do go if me be us he am ya oh ok al el la de le un et en es do se na ve po ze za je si s'.split(
    ' ',
  ),
);

/** With the signs inside a word or a code: `HSTNN-CBOX`, `WD548AA#ABB`. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}'’.#-]*/gu;
/** A run of capitals no word begins with: the code it stands in stays. */
const isCode = (word: string) => /(?:^|-)[B-DF-HJ-NP-TV-XZ]{4,}-/u.test(word);

/** Whether a word has two capitals or more and no small letter. For most words the first letters show it, faster than a pattern. */
function isShouted(word: string): boolean {
  let capitals = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code >= 0x80) return isShoutedAbroad(word);
    if (code >= 0x61 && code <= 0x7a) return false;
    if (code >= 0x41 && code <= 0x5a) capitals += 1;
  }
  return capitals > 1;
}

/** The same of a word with other letters than the English ones. */
function isShoutedAbroad(word: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word);
}

/** Whether a word begins with a small English letter. */
const isSmall = (word: string): boolean => word >= 'a' && word < '{';

/** How many words of a text have a case, and which of them are in capitals without being an acronym. */
export function countCapitals(text: string): { words: number; shouted: string[] } {
  const words = (text.match(wordPattern) ?? []).filter(
    (word) => (isSmall(word) || /\p{Lu}{2}|\p{Ll}/u.test(word)) && !/\d/.test(word),
  );
  return { words: words.length, shouted: words.filter((word) => isShouted(word) && !acronyms.has(word)) };
}

const twoCapitals = /\p{Lu}\S*\p{Lu}/u;

/** Whether most words of a text are in capitals. */
export function isAllCaps(text: string): boolean {
  // Most texts hold no word with two capitals, and need no count.
  if (!twoCapitals.test(text)) return false;
  const { words, shouted } = countCapitals(text);
  return shouted.length >= 1 && shouted.length / words >= 0.6 && shouted.some((word) => word.length > 3);
}

const shoutedRun =
  /(?<![\p{L}\p{N}])(?:[\p{Lu}\p{N}'’-]{1,30}[\s&,]{1,3}){1,12}[\p{Lu}\p{N}'’-]{2,}(?![\p{L}\p{N}])|[\p{Lu}'’-]{2,}(?=:)/gu;

/** What such a run cannot do without: capitals behind a capital or a figure, or before a colon. */
const runSign = /[\p{Lu}\p{N}'’-][\s&,]{1,3}[\p{Lu}\p{N}'’-]{2}|[\p{Lu}'’-]{2}:/u;

/** A key held too long: `SIgma`, `sIGMA`. `TVs` and `iPhone` are none. */
const isSlip = (word: string): boolean => /^(?:\p{Lu}{2,}\p{Ll}{2,}|\p{Ll}\p{Lu}{3,})$/u.test(word);

const endSigns = new Set(".'’-");

/** Whether every longer word of a text has a capital, as in a title: such a capital does not make a name. */
const isTitleCase = (text: string): boolean =>
  !/(?<![\p{L}\p{N}'’-])\p{Ll}{4,}/u.test(
    text.replace(/(?<!\p{L})(?:with|from|over|into|onto|without)(?!\p{L})/gu, ''),
  );

/** Learns spellings from texts; those in capitals teach nothing. The brand's spelling goes before all others. */
export function learnSpellings(texts: readonly string[], brand: string | null): Spellings {
  const spellings = new Map<string, string>();
  for (const text of texts) {
    if (isAllCaps(text)) continue;
    // Headings in capitals inside mixed text teach nothing either.
    const read = text.slice(0, 8_000);
    const calm = runSign.test(read) ? read.replace(shoutedRun, ' ') : read;
    const isTitle = isTitleCase(calm);
    let end = 0;
    for (const word of calm.match(wordPattern) ?? []) {
      const start = calm.indexOf(word, end);
      end = start + word.length;
      // The capital of a sentence's first word teaches nothing.
      if (
        !isSmall(word) &&
        /^\p{Lu}\p{Ll}*$/u.test(word) &&
        (isTitle || /(?:^|[.!?:;•])\s*$/.test(calm.slice(Math.max(0, start - 4), start)))
      )
        continue;
      const spelling = endSigns.has(word.at(-1) ?? '') ? word.replace(/[.'’-]+$/, '') : word;
      if (isSlip(spelling)) continue;
      const key = spelling.toLowerCase();
      const known = spellings.get(key);
      if (known === spelling) continue;
      // The plainest spelling wins: a word seen in lower case is an ordinary word.
      if (known === undefined || spelling === key || (isShouted(known) && !isShouted(spelling)))
        spellings.set(key, spelling);
    }
  }
  for (const word of brand?.match(wordPattern) ?? []) spellings.set(word.toLowerCase(), word);
  return spellings;
}

function calmWord(word: string, spellings: Spellings): string {
  if (/^\d+-IN-\d+$/.test(word)) return word.toLowerCase();
  const [, figure, counted] = /^(\d+-)(\p{Lu}{4,})$/u.exec(word) ?? [];
  if (figure !== undefined && counted !== undefined) return figure + calmWord(counted, spellings);
  if (/\d/.test(word) || !isShouted(word) || isCode(word)) return word;
  const known = spellings.get(word.toLowerCase());
  if (known !== undefined) return known;
  if (isPlural(word)) return `${word.slice(0, -1)}s`;
  if (word.length === 2 && !shortWords.has(word.toLowerCase())) return word;
  if (acronyms.has(word.toUpperCase()) || !/[AEIOUYÀ-ÖÙ-ÝĚŮÁÉÍÓÚÝ]|[^\p{Script=Latin}\p{P}]/u.test(word)) return word;
  if (word.includes('-'))
    return word
      .split('-')
      .map((part) => calmWord(part, spellings))
      .join('-');
  return word.charAt(0) + word.slice(1).toLowerCase();
}

/** A word of a title in title case: with a capital, and each part of a compound too; `iPhone` and codes as they are. */
function titleWord(word: string): string {
  if (/\p{Ll}\p{Lu}|\d(?!\d*-\p{L}\p{Ll}+$)/u.test(word)) return word;
  const parts = word.split('-').map((part, at) => (at > 0 && unstressed.has(part) ? part : capitalise(part)));
  // `O'NEILL` became `O'neill`.
  return parts
    .join('-')
    .replace(/^(\p{Lu}['’])(\p{Ll})(?=\p{Ll})/u, (_all, head: string, letter: string) => head + letter.toUpperCase());
}

/** Words in capitals become capitalised words, all of them: a title is never half of it. In mixed text only those the source also writes otherwise. */
export function calmCapitals(text: string, spellings: Spellings): string {
  if (!twoCapitals.test(text)) return text;
  const isWhole = isAllCaps(text);
  return text.replace(wordPattern, (word, offset: number) => {
    if (isWhole) {
      if (offset > 0 && unstressed.has(word.toLowerCase())) return word.toLowerCase();
      // `50 ml`: a unit.
      return isSmall(word) && /\d\s$/.test(text.slice(0, offset)) ? word : titleWord(calmWord(word, spellings));
    }
    const isLoud = word.length > 3 && isShouted(word) && !/\d/.test(word) && !acronyms.has(word);
    const known = isLoud ? spellings.get(word.toLowerCase()) : undefined;
    return known === undefined ? word : known === known.toLowerCase() ? capitalise(known) : known;
  });
}

/** `7FMXV, 9JM71, CYMGM`: part numbers, of which some hold letters only. */
const isCodeList = (text: string): boolean => (text.match(/(?:^|[,:]\s)[A-Z\d-]*\d[A-Z\d-]*(?=,|$)/g)?.length ?? 0) > 2;

const calmWords = (sentence: string, spellings: Spellings): string =>
  sentence.replace(wordPattern, (word) => {
    const spelled = calmWord(word, spellings);
    const isOrdinary =
      spelled !== word &&
      !spellings.has(word.toLowerCase().replace(/\.$/, '')) &&
      /^(?:\d+-)?\p{Lu}[\p{Ll}'’]*(?:-\p{Lu}?[\p{Ll}'’]*)*\.?$/u.test(spelled);
    return isOrdinary ? spelled.toLowerCase() : /^\p{Lu}$/u.test(word) && word === 'A' ? 'a' : spelled;
  });

/** The signs a sentence opens with, and with them a heading in brackets: `【Spacious】 Fits four`. */
const opening = /^[^\p{L}\p{N}]*(?:(?<=\p{Ps})[^\p{Ps}\p{Pe}]*\p{Pe}[^\p{L}\p{N}]*)?/u;
const openingSigns = /^[^\p{L}\p{N}]*/u;

/** With a capital at its start, and behind a heading as well. */
function capitaliseSentence(sentence: string): string {
  const [head = ''] = opening.exec(sentence) ?? [];
  const [signs = ''] = openingSigns.exec(head) ?? [];
  return signs + capitalise(head.slice(signs.length)) + capitalise(sentence.slice(head.length));
}

/** Sentences in capitals as plain ones; other text keeps its case. */
export function calmSentence(text: string, spellings: Spellings, isLoud = isAllCaps(text)): string {
  if (!isLoud || isCodeList(text)) return text;
  let calmed = '';
  let at = 0;
  for (const sentence of splitSentences(text)) {
    const start = text.indexOf(sentence, at);
    if (start < 0) continue;
    calmed += text.slice(at, start) + capitaliseSentence(calmWords(sentence, spellings));
    at = start + sentence.length;
  }
  return calmed + text.slice(at);
}
