// Chooses what the bullets say: the source's own bullets, the sentences that tell most, and its facts in groups; each with a header.
import { calmSentence } from './casing.ts';
import { type FactLine, groupFacts, groupFragments, lowerStart } from './fact-groups.ts';
import { type Bullet, findHeader, isFragment, readHeader, splitRelative, topicOf } from './headers.ts';
import type { Instructions } from './instructions.ts';
import { dropRefusedSigns } from './refused-signs.ts';
import { dropFullStop, trimLooseEnds } from './shorten.ts';
import { dropCovered, dropRepeats, isNameOnly, type Source } from './source.ts';
import { capitalise, contentWords, coverage, foldText, hasPhrase } from './words.ts';

/** A bullet on its way. `isOwnHeader`: the header is the source's, or names a fact, and must not be lost in a merge. */
export type BulletDraft = Bullet & { isOwnHeader: boolean };

/** The bullet as it is written. */
export function render({ header, detail }: Bullet): string {
  return header === null ? detail : `${header}: ${detail}`;
}

function tidy(text: string, channel: string): string {
  const plain = dropRefusedSigns(text, channel, 'body');
  const opened = plain
    .replace(/^(?:Plus|Also|In addition|Additionally|Moreover), (?=\p{L})/u, '')
    .replace(/^It(?:'s| is) (?=(?:made|handmade|crafted|handcrafted|designed|built|constructed|lined) )/u, '')
    .replace(
      /^(?:It|This) (?:also )?(?=(?:features|offers|includes|has|comes|provides|supports|fits|measures|works) )/u,
      '',
    );
  return dropFullStop(opened.replace(/\s+/g, ' ').trim());
}

/** Sentences that stand alone: not too long, no pointer to what stood before. */
function isGood(sentence: string): boolean {
  const words = sentence.split(' ').length;
  const pointer = /^(?:They|He|She|Then|However|But|And|Or|So|Also|Here|There|Thus|Therefore|Either|Both of)\b/u;
  return words >= 3 && words <= 60 && !pointer.test(sentence);
}

/** A sentence that starts with the product's name and a colon, without the name: the title says it already. */
function dropLead(sentence: string, title: string): string {
  const lead = /^([^:.!?]{5,120}):\s+(?=\p{Lu})/u.exec(sentence);
  if (lead === null) return sentence;
  const isNamed = coverage(contentWords(lead[1] ?? ''), new Set(contentWords(title))) >= 0.7;
  return isNamed ? sentence.slice(lead[0].length) : sentence;
}

/** How much a sentence tells: wished words first, then figures and a known topic. */
function rankSentence(text: string, wished: readonly string[]): number {
  const topic = topicOf(text, new Set());
  const topicRank = topic === null ? 0 : topic === 'Use' || topic === 'Design' ? 1 : 2;
  return wished.filter((word) => hasPhrase(text, word)).length * 4 + (/\d/.test(text) ? 1 : 0) + topicRank;
}

function pickSentences(sentences: readonly string[], count: number, wished: readonly string[]): string[] {
  return sentences
    .map((text, index) => ({ text, index, rank: rankSentence(text, wished) }))
    .toSorted((a, b) => b.rank - a.rank || a.index - b.index)
    .slice(0, Math.max(0, count))
    .toSorted((a, b) => a.index - b.index)
    .map(({ text }) => text);
}

const headerKey = (header: string) => foldText(header).replace(' & care', '');

/** Lines with the same header as one; what a detail repeats of the other is left away. */
function joinHeaders(lines: readonly FactLine[]): FactLine[] {
  const joined = new Map<string, FactLine>();
  for (const line of lines) {
    const known = joined.get(headerKey(line.header));
    if (known === undefined) joined.set(headerKey(line.header), { ...line });
    else {
      const [longer, other] =
        known.detail.length >= line.detail.length ? [known.detail, line.detail] : [line.detail, known.detail];
      const isRepeat = coverage(contentWords(other), new Set(contentWords(longer))) === 1;
      known.detail = isRepeat ? longer : `${known.detail}; ${line.detail}`;
      if (line.header.length > known.header.length) known.header = line.header;
    }
  }
  return [...joined.values()];
}

/** Points of one to three words as one text, where the first of them stood: `Hanging loop, soft lining`. Only where that many bullets can be spared. */
function joinBrief(items: readonly string[], spare: number): string[] {
  const isBrief = (item: string) => item.split(' ').length <= 3 && !/[:,;]/.test(item);
  const brief = items.filter(isBrief).map((item) => dropFullStop(item));
  const first = items.findIndex(isBrief);
  const joined = brief.map((item, index) => (index === 0 ? item : lowerStart(item))).join(', ');
  if (brief.length < 2 || brief.length - 1 > spare) return [...items];
  return items.flatMap((item, index) => (index === first ? [joined] : isBrief(item) ? [] : [item]));
}

const asLines = (texts: readonly string[]) => texts.map((detail) => ({ header: '', detail }));

function giveHeader(text: string, taken: Set<string>, fallbacks: readonly string[], source: Source): BulletDraft {
  const own = readHeader(text);
  const isOwn = own !== null && !taken.has(foldText(own.header ?? ''));
  const found: Bullet = isOwn ? own : source.isEnglish ? findHeader(text, taken) : { header: null, detail: text };
  const fallback = source.isEnglish ? (fallbacks.find((label) => !taken.has(foldText(label))) ?? null) : null;
  const calm = trimLooseEnds(calmSentence(found.header ?? fallback ?? '', source.spellings));
  if (calm !== '') taken.add(foldText(calm));
  return { header: calm === '' ? null : calm, detail: capitalise(found.detail), isOwnHeader: isOwn };
}

/** Points of the source's bullets and sentences, and its facts in groups. `target` is how many bullets are wanted. */
export function draftBullets(
  source: Source,
  instructions: Instructions,
  wished: readonly string[],
  target: number,
  channel: string,
): { points: BulletDraft[]; facts: BulletDraft[] } {
  const isAllowed = (text: string) => !instructions.avoid.some((word) => hasPhrase(text, word));
  const told = source.sentences.filter((text) => isAllowed(text) && !isNameOnly(text, source));
  const isThin = source.items.length + told.length < 3;
  // A thin source keeps its longer fragments as bullets of their own.
  const isBrief = (text: string) =>
    isFragment(text) && !(source.items.length + told.length <= 3 && text.split(' ').length > 4);
  const facts = groupFacts(source, isThin).filter((line) => isAllowed(`${line.header} ${line.detail}`));
  const items = dropCovered(
    source.items.filter((item) => isAllowed(item) && !isNameOnly(item, source)),
    facts,
  );
  const fragments = source.isEnglish
    ? dropCovered(dropRepeats(told.filter(isBrief), items), [...facts, ...asLines(items)])
    : [];
  const said = new Set(items.flatMap(contentWords));
  const isNew = (line: FactLine) => coverage(contentWords(line.detail), said) < 0.9;
  const lines = joinHeaders([...groupFragments(fragments), ...facts.filter(isNew)]);

  const whole = told
    .filter((text) => isGood(text) && !(source.isEnglish && isBrief(text)))
    .map((text) => dropLead(text, source.title));
  let sentences = dropRepeats(whole, items);
  const missing = target - items.length - lines.length;
  if (missing > sentences.length && source.isEnglish)
    sentences = sentences.flatMap((text) => splitRelative(text) ?? [text]);
  const chosen = pickSentences(sentences, Math.max(missing, items.length === 0 ? 2 : 0), wished);

  const taken = new Set(lines.flatMap((line) => [foldText(line.header), headerKey(line.header)]));
  const enough = Math.max(Math.min(items.length, target), Math.min(5, target));
  const texts = [
    ...joinBrief(items, source.isEnglish ? items.length + lines.length + chosen.length - enough : 0),
    ...chosen,
  ]
    .map((text) => tidy(text, channel))
    .filter((text) => text !== '');
  const drafts = texts.map((text, index) =>
    giveHeader(
      text,
      taken,
      index === 0 && text.split(' ').length > 5 ? ['Overview'] : ['Features', 'Highlights', 'More'],
      source,
    ),
  );
  const sets = chosen.map((text) => new Set(contentWords(text)));
  const isTold = (line: FactLine) =>
    sets.some((set) => coverage(contentWords(`${line.header} ${line.detail}`), set) === 1);
  const factDrafts = lines
    .filter((line) => !isTold(line))
    .map((line) => ({
      header: line.header,
      detail: tidy(line.detail, channel),
      isOwnHeader: true,
    }));
  return { points: drafts, facts: factDrafts.filter((draft) => draft.detail !== '') };
}
