// Writes a description: the source's own sentences in short paragraphs, then what only its bullets and facts say.

import { groupDigits } from '#domain/group-digits.ts';
import { calmCapitals } from './casing.ts';
import type { ChannelLimits } from './channel-limits.ts';
import type { DraftReason } from './draft-record.ts';
import { groupFacts } from './fact-groups.ts';
import { isFragment } from './headers.ts';
import type { Instructions } from './instructions.ts';
import type { Keywords } from './keywords.ts';
import { cleanSentence, describeRemovals, quote } from './promotion.ts';
import { byFacts, byLength, byPrompt, byRule } from './reasons.ts';
import { dropRefusedSigns } from './refused-signs.ts';
import { endsInShortForm } from './sentences.ts';
import { cutAtPhrase } from './shorten.ts';
import { dropCovered, dropRepeats, isNameOnly, type Source } from './source.ts';
import { capitalise, hasPhrase } from './words.ts';

/** Bullets of the source are told in the description until it has this many words: they stand in the bullets anyway. */
const usualWords = 80;
/** A paragraph closes after this many sentences or characters. */
const paragraph = { sentences: 3, characters: 420 };

function close(sentence: string): string {
  const text = capitalise(sentence).replace(/[\s,;:|/&+–—-]+$/u, '');
  if (text === '') return '';
  return /[.!?…]["'”’)]*$/u.test(text) || endsInShortForm(text) ? text : `${text}.`;
}

function gather(sentences: readonly string[], mostSentences: number): string[] {
  const paragraphs: string[][] = [];
  for (const sentence of sentences) {
    const open = paragraphs.at(-1);
    const isFull =
      !open || open.length >= mostSentences || open.join(' ').length + sentence.length > paragraph.characters;
    if (isFull) paragraphs.push([sentence]);
    else open.push(sentence);
  }
  return paragraphs.map((open) => open.join(' '));
}

/** Sentences as long as all fit with the breaks between paragraphs; whole sentences only, save for a single one that is too long. */
function keepWhatFits(sentences: readonly string[], maxChars: number): { kept: string[]; left: number } {
  const kept: string[] = [];
  let length = 0;
  for (const sentence of sentences) {
    if (length + sentence.length + 2 > maxChars) continue;
    kept.push(sentence);
    length += sentence.length + 2;
  }
  const first = sentences[0];
  if (kept.length === 0 && first !== undefined) {
    const cut = cutAtPhrase(first, Math.max(1, maxChars - 1));
    if (cut !== '') kept.push(close(cut));
  }
  return { kept, left: sentences.length - kept.length };
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;

/** Texts from the start until they hold so many words. */
function takeWords(texts: readonly string[], words: number): string[] {
  let room = words;
  return texts.filter((text) => {
    const isTaken = room > 0;
    if (isTaken) room -= countWords(text);
    return isTaken;
  });
}

/** A description from the source's words, paragraphs apart by an empty line. */
export function writeDescription(
  source: Source,
  limits: ChannelLimits,
  instructions: Instructions,
  keywords: Keywords,
): { content: string; reasons: DraftReason[] } {
  const reasons = describeRemovals('description', [...source.removed.description, ...source.removed.bullets]);
  const isWanted = (text: string) => !instructions.avoid.some((word) => hasPhrase(text, word));
  const told = source.sentences.filter((text) => isWanted(text) && !isNameOnly(text, source));
  const isBrief = (text: string) => source.isEnglish && isFragment(text);
  const prose = told.filter((text) => !isBrief(text));
  const lines = groupFacts(source, told.length + source.items.length === 0).filter(({ header, detail }) =>
    isWanted(`${header} ${detail}`),
  );
  const briefs = dropCovered(told.filter(isBrief), lines);
  const items = dropCovered(
    dropRepeats(
      source.items.filter((text) => isWanted(text) && !isNameOnly(text, source)),
      told,
    ),
    [...lines, ...told.map((detail) => ({ header: '', detail }))],
  );
  const points = takeWords(items, Math.max(limits.description.minWords ?? 0, usualWords) - countWords(prose.join(' ')));
  const facts = dropRepeats(
    [...briefs, ...lines.map(({ header, detail }) => `${header}: ${detail}`)],
    [...prose, ...points],
  );
  const isThin = prose.length === 0 && points.length < 2;
  const lead = isThin && told.length < 4 ? [nameProduct(source)].filter((text) => text !== '') : [];
  let body = [...lead, ...prose, ...points].map(close);
  const closing = facts.map(close);

  const wished = [instructions.startWith, ...instructions.mention].filter((word) => word !== null);
  const start = instructions.startWith;
  if (start !== null) {
    const isFirst = (text: string) => hasPhrase(text, start);
    if (![...body, ...closing].some(isFirst))
      reasons.push(
        byPrompt(null, `The description does not start with "${quote(start)}": the source does not say it.`),
      );
    const all = [...body, ...closing];
    body = [...all.filter(isFirst).slice(0, 1), ...body.filter((text) => text !== all.find(isFirst))];
  }
  let sentences = dropRepeats([...body, ...closing]);
  if (instructions.length === 'shorter') sentences = halve(sentences, [...wished, ...keywords.supported]);
  if (instructions.length === 'longer')
    reasons.push(byPrompt(null, 'The description holds all the source says; the built-in writer adds nothing to it.'));

  const maxChars = Math.min(limits.description.maxChars, instructions.maxChars ?? limits.description.maxChars);
  const clean = sentences
    .map((sentence) => dropRefusedSigns(sentence, limits.channel, 'body'))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const { kept, left } = keepWhatFits(limitWords(clean, instructions.maxWords), maxChars);
  if (left > 0)
    reasons.push(
      byLength(
        'description.length',
        instructions.maxWords !== null || maxChars < limits.description.maxChars,
        `Left out ${left} ${left === 1 ? 'sentence' : 'sentences'} to stay within ${groupDigits(maxChars)} characters.`,
      ),
    );
  const isFact = (sentence: string) => closing.includes(sentence);
  const content = [
    ...gather(
      kept.filter((sentence) => !isFact(sentence)),
      paragraph.sentences,
    ),
    ...gather(kept.filter(isFact), Number.POSITIVE_INFINITY),
  ].join('\n\n');
  const listed = kept.filter(isFact).length;
  if (listed > 0)
    reasons.push(
      byFacts(`Ends with ${listed === 1 ? 'a listed fact' : `${listed} listed facts`} that no sentence tells.`),
    );
  const words = countWords(content);
  const minWords = limits.description.minWords;
  if (minWords !== null && words < minWords)
    reasons.push(
      byRule(
        'description.least-words',
        `${words} words: the channel asks for ${minWords}, and the source states no more.`,
      ),
    );
  if (content === '') reasons.push(byFacts('The source has no text a description could be written from.'));
  else if (told.length === 0)
    reasons.push(byFacts('The source has no description; this one is written from its bullets and attributes.'));
  return { content, reasons };
}

function nameProduct(source: Source): string {
  const title = calmCapitals(cleanSentence(source.title, source.brand, true).text, source.spellings);
  if (title === '') return '';
  return source.brand === null || hasPhrase(title, source.brand) || !source.isEnglish
    ? title
    : `${title} by ${source.brand}`;
}

/** Half of the sentences, the wished ones among them, in their order. */
function halve(sentences: readonly string[], wished: readonly string[]): string[] {
  const rank = (text: string) => wished.filter((word) => hasPhrase(text, word)).length;
  const chosen = new Set(
    sentences
      .map((text, index) => ({ text, index }))
      .toSorted((a, b) => rank(b.text) - rank(a.text) || a.index - b.index)
      .slice(0, Math.max(1, Math.ceil(sentences.length / 2)))
      .map(({ text }) => text),
  );
  return sentences.filter((sentence) => chosen.has(sentence));
}

function limitWords(sentences: readonly string[], maxWords: number | null): readonly string[] {
  if (maxWords === null) return sentences;
  let words = 0;
  return sentences.filter((sentence) => {
    words += sentence.split(' ').length;
    return words <= maxWords;
  });
}
