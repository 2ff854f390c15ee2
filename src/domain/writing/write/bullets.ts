// The bullets: the merchant's own, one by one and never joined; where there are none, the points of the description's list; then what the
// attributes state and no text does.

import type { UsableAttribute } from '#domain/attributes/usable-attributes.ts';
import { SaidFacts } from '#domain/benchmarks/substance/said-facts.ts';
import type { ChannelLimits } from '#domain/channels/channel-limits.ts';
import type { DraftReason } from '#domain/history/draft-record.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { hasMuchProse } from '#domain/text/much-prose.ts';
import { fitTexts } from '#domain/text/pieces.ts';
import { quoteFirst } from '#domain/text/quote.ts';
import { bareText, contentWords, coverage, foldText } from '#domain/text/words.ts';
import { type Chooser, chooseOrKeep } from '../choose/left-out.ts';
import type { Source } from '../read/source.ts';
import { byFacts, byRule } from '../reasons.ts';

/** One fact alone makes no list. */
const leastFacts = 2;
/** With so many bullets a listing is whole: attributes add no more. */
const enough = 5;

/** Attributes that neither the title, these texts nor an earlier one mentions: by some word of the value, under a name no text has for it. */
function unmentioned({ facts, title }: Source, texts: readonly string[]): UsableAttribute[] {
  const known = new Set([title, ...texts].flatMap((text) => contentWords(text)));
  const said = new SaidFacts([title, ...texts]);
  const heads = texts.map((text) => foldText(text.split(':')[0] ?? ''));
  return facts.filter((fact) => {
    if (said.answers(fact)) return false;
    const words = contentWords(said.withoutSaid(fact));
    if (coverage(words, known) === 1 || heads.includes(foldText(fact.label))) return false;
    for (const word of words) known.add(word);
    return true;
  });
}

function describeNone({ description }: Source): string {
  return hasMuchProse(description.flatMap(({ sentences }) => sentences).join(' '))
    ? 'The built-in writer cannot make bullets from continuous text.'
    : 'Not enough facts for bullets: add a data source.';
}

/**
 * `unplaced` are bullets of the source that the channel has no room for. `points` are those of the description's list if they become bullets;
 * `prose` is what the description says besides.
 */
export function writeBullets(
  source: Source,
  { points, prose }: { points: readonly string[]; prose: readonly string[] },
  limits: ChannelLimits['bullets'],
  chooser: Chooser,
): { content: string[]; reasons: DraftReason[]; unplaced: string[] } {
  const own = source.bullets.length > 0 ? source.bullets : points;
  const { max: most, maxChars } = limits;
  const { places, reasons } = chooseOrKeep(chooser.choose('bullets', own), own);
  const kept = places.map((place) => own[place] ?? '');
  if (source.bullets.length === 0 && kept.length > 0)
    reasons.push(byFacts(`Made bullets from the ${kept.length} points of the list in the description.`));

  const lines = new Set(source.description.flatMap(({ sentences }) => sentences).map(bareText));
  const free = unmentioned(source, [...kept, ...prose])
    .filter((fact) => !source.isDisputed(fact))
    .slice(0, Math.max(0, Math.min(enough, most) - kept.length))
    .map(({ label, value }) => `${label}: ${value}`)
    .filter((bullet) => !lines.has(bareText(bullet)) && chooser.refuse('bullets', bullet) === null);
  const facts = kept.length + free.length < leastFacts ? [] : free;
  if (facts.length > 0) reasons.push(byFacts(`Added ${quoteFirst(facts)} from the attributes.`));

  const all = [...kept, ...facts];
  const sized = all.filter((bullet) => bullet.length <= maxChars);
  const total = limits.totalChars ?? Number.POSITIVE_INFINITY;
  const content = fitTexts(sized, { maxChars: total, maxWords: Number.POSITIVE_INFINITY }).slice(0, most);
  const long = all.filter((bullet) => !sized.includes(bullet));
  if (long.length > 0)
    reasons.push(
      byRule('bullets.length', `Left out ${quoteFirst(long)}: longer than ${groupDigits(maxChars)} characters.`),
    );
  const over = sized.filter((bullet) => !content.includes(bullet));
  if (over.length > 0)
    reasons.push(byRule('bullets.count', `Left out ${quoteFirst(over)}: the channel does not allow more.`));
  if (content.length === 0) reasons.push(byFacts(describeNone(source)));
  return { content, reasons, unplaced: [...long, ...over] };
}
