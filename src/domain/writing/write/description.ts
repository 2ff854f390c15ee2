// The description: the merchant's own sentences in their order and paragraphs, without what may not be used or was said before.

import { holdsList } from '#domain/benchmarks/fixes/said-elsewhere.ts';
import type { ChannelLimits } from '#domain/channels/channel-limits.ts';
import type { DraftReason } from '#domain/history/draft-record.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { countWords } from '#domain/text/pieces.ts';
import { quoteFirst } from '#domain/text/quote.ts';
import { bareText } from '#domain/text/words.ts';
import { type Chooser, chooseOrKeep } from '../choose/left-out.ts';
import type { Block } from '../read/lines.ts';
import type { Source } from '../read/source.ts';
import { byFacts, byRule } from '../reasons.ts';

type Paragraph = Omit<Block, 'sentences'> & { sentences: string[] };

const textOf = (paragraphs: readonly Paragraph[]) => {
  let text = '';
  let before: Block['kind'] | null = null;
  for (const { kind, sentences, isApart } of paragraphs) {
    if (isApart) before = 'prose';
    if (sentences.length === 0) continue;
    // Points of a list stand line by line, below their heading; paragraphs apart.
    const isListed = kind === 'item' || kind === 'spec';
    const gap = text === '' ? '' : before === 'heading' || (isListed && before !== 'prose') ? '\n' : '\n\n';
    text += gap + sentences.join(' ');
    before = kind;
  }
  return text;
};

/** The first `count` sentences. */
function take(paragraphs: readonly Paragraph[], count: number): Paragraph[] {
  let left = count;
  return paragraphs.map(({ sentences, ...paragraph }) => {
    const taken = sentences.slice(0, Math.max(0, left));
    left -= sentences.length;
    return { ...paragraph, sentences: taken };
  });
}

/** Sentences from the end go while the text is too long; the first one stays. */
function shrink(
  paragraphs: readonly Paragraph[],
  isTooLong: (text: string) => boolean,
): { kept: Paragraph[]; cut: string[] } {
  const all = paragraphs.flatMap(({ sentences }) => sentences);
  let [least, most] = [Math.min(1, all.length), all.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (isTooLong(textOf(take(paragraphs, middle)))) most = middle - 1;
    else least = middle;
  }
  const kept = least < all.length ? withoutLooseEnd(take(paragraphs, least)) : [...paragraphs];
  return { kept, cut: all.slice(kept.flatMap(({ sentences }) => sentences).length) };
}

/** The text does not end on what only introduces what follows: a heading, or a sentence with a colon. */
function withoutLooseEnd(paragraphs: readonly Paragraph[]): Paragraph[] {
  const last = paragraphs.findLastIndex(({ sentences }) => sentences.length > 0);
  const end = paragraphs[last];
  if (end === undefined || last === 0) return [...paragraphs];
  const introduces = end.kind === 'heading' || end.mayHead === true || /:$/.test(end.sentences.at(-1) ?? '');
  if (!introduces) return [...paragraphs];
  return withoutLooseEnd([...paragraphs.slice(0, last), { ...end, sentences: end.sentences.slice(0, -1) }]);
}

/** Attributes used if the source has no description: fewer make no text. */
const leastFacts = 3;

/** `blocks` are those of the source's description that stay in it; `bullets` are the ones next to it, and `own` those of them that are the source's. */
export function writeDescription(
  source: Source,
  { blocks, bullets, own }: { blocks: readonly Block[]; bullets: readonly string[]; own: readonly string[] },
  limits: ChannelLimits['description'],
  chooser: Chooser,
): { content: string; reasons: DraftReason[] } {
  const { paragraphs: chosen, reasons } = chooseParagraphs(blocks, chooser);
  const paragraphs = withoutEmptyHeadings(withoutList(chosen, own));
  const whole = textOf(paragraphs);
  if (whole === '') return writeFacts(source, bullets, reasons);
  const { maxChars } = limits;
  const { kept, cut } = shrink(paragraphs, (text) => text.length > maxChars);
  const content = textOf(kept);
  if (cut.length > 0)
    reasons.push(
      byRule('description.length', `Left out ${quoteFirst(cut)} to keep within ${groupDigits(maxChars)} characters.`),
    );
  // Not even one sentence fits: a text the channel refuses helps nobody.
  return { content: content.length > limits.maxChars ? '' : content, reasons };
}

function chooseParagraphs(
  blocks: readonly Block[],
  chooser: Chooser,
): { paragraphs: Paragraph[]; reasons: DraftReason[] } {
  const all = blocks.flatMap(({ sentences }) => sentences);
  const { places, reasons } = chooseOrKeep(chooser.choose('description', all), all);
  const kept = new Set(places);
  let place = 0;
  const paragraphs = blocks.map(({ sentences, ...block }) => ({
    ...block,
    sentences: sentences.filter(() => kept.has(place++)),
  }));
  return { paragraphs, reasons };
}

/** The whole list of the bullets goes where it was pasted in and enough of the text stays: a single one of them is a sentence of the text. */
function withoutList(paragraphs: readonly Paragraph[], bullets: readonly string[]): Paragraph[] {
  const lineOf = ({ sentences }: Paragraph) => sentences.join(' ');
  if (!holdsList(paragraphs.map(lineOf), bullets)) return [...paragraphs];
  const known = new Set(bullets.map(bareText));
  const rest = paragraphs.filter((paragraph) => !known.has(bareText(lineOf(paragraph))));
  return countWords(textOf(rest)) * 2 >= countWords(textOf(paragraphs)) ? rest : [...paragraphs];
}

/** A heading goes with what stood below it. */
function withoutEmptyHeadings(paragraphs: readonly Paragraph[]): Paragraph[] {
  const said = paragraphs.filter(({ sentences }) => sentences.length > 0);
  return said.filter(
    ({ kind }, at) => kind !== 'heading' || (said[at + 1] !== undefined && said[at + 1]?.kind !== 'heading'),
  );
}

function writeFacts(
  source: Source,
  bullets: readonly string[],
  reasons: DraftReason[],
): { content: string; reasons: DraftReason[] } {
  const facts = source.facts
    .filter((fact) => !source.isDisputed(fact))
    .map(({ label, value }) => `${label}: ${value}`)
    .filter((fact) => !bullets.includes(fact));
  if (facts.length < leastFacts)
    return { content: '', reasons: [...reasons, byFacts('Not enough facts for a description: add a data source.')] };
  return {
    content: facts.map((fact) => `${fact.replace(/\.$/, '')}.`).join(' '),
    reasons: [...reasons, byFacts('The source has no description; this one lists what its attributes say.')],
  };
}
