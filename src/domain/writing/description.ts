// Writes a description: the source's own sentences in short paragraphs, then what only its bullets and facts say.

import type { ChannelLimits } from '#domain/channels/channel-limits.ts';
import type { DraftReason } from '#domain/history/draft-record.ts';
import { spellBritish, spellMarks } from '#domain/text/casing.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { quote } from '#domain/text/quote.ts';
import { endsInShortForm } from '#domain/text/sentences.ts';
import { capitalise, hasPhrase, saysWording } from '#domain/text/words.ts';
import { countWords, gatherParts } from './description-parts.ts';
import type { Instructions } from './instructions.ts';
import type { Keywords } from './keywords.ts';
import { nameOf } from './product-name.ts';
import { describeRemovals } from './promotion.ts';
import { byFacts, byLength, byPrompt, byRule } from './reasons.ts';
import { dropRefusedSigns } from './refused-signs.ts';
import { cutAtPhrase } from './shorten.ts';
import { dropRepeats, type Source } from './source.ts';
import { keepNews } from './told.ts';

/** A paragraph closes after this many sentences or characters. */
const paragraph = { sentences: 3, characters: 420 };

function close(sentence: string): string {
  const text = capitalise(sentence)
    .replace(/(?<!\d)\+$|[\s,;:|/&–—-]+$/u, '')
    // A name such as `Miller & Co.` ends the sentence with its own.
    .replace(/(?<=\p{L})\.\.$/u, '.');
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

/** A description from the source's words, paragraphs apart by an empty line. `unplaced` are texts the bullets have no room for. */
export function writeDescription(
  source: Source,
  limits: ChannelLimits,
  instructions: Instructions,
  keywords: Keywords,
  unplaced: readonly string[] = [],
): { content: string; reasons: DraftReason[] } {
  const reasons = describeRemovals('description', [...source.removed.description, ...source.removed.bullets]);
  const isWanted = (text: string) => !instructions.avoid.some((word) => saysWording(text, word));
  const parts = gatherParts(source, isWanted, limits.description.minWords ?? 0, unplaced);
  const finish = (sentence: string) => spellBritish(spellMarks(close(sentence), source.marks), source.isBritish);
  let body = [...parts.lead, ...parts.prose, ...parts.points].map(finish);
  const closing = parts.closing.map(finish);

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
  const list = parts.list.map((line) => line.replace(/[\s.;,]+$/, ''));
  const said = keepNews(body, [], nameOf(source)?.name ?? '');
  let sentences = [...said, ...dropRepeats(closing, said), ...list];
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
  const isListed = (sentence: string) => list.includes(sentence);
  const content = [
    ...gather(
      kept.filter((sentence) => !isFact(sentence) && !isListed(sentence)),
      paragraph.sentences,
    ),
    ...gather(kept.filter(isFact), Number.POSITIVE_INFINITY),
    kept.filter(isListed).join('\n'),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
  // How to care for it comes last too, and is often a sentence of the source.
  const isOwn = (sentence: string) =>
    [...source.sentences, ...source.items].some((text) => text.startsWith(sentence.slice(0, -1)));
  const listed = kept.filter((sentence) => (isFact(sentence) && !isOwn(sentence)) || isListed(sentence)).length;
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
  else if (parts.prose.length === 0 && source.sentences.length === 0)
    reasons.push(byFacts('The source has no description; this one is written from its bullets and attributes.'));
  return { content, reasons };
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
