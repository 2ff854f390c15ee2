// The bullets: the merchant's own, one by one and never joined; where there are none, the points of the description's list; then what the
// attributes tell and no text does.

import type { ToldAttribute } from '#domain/attributes/told-attributes.ts';
import type { ChannelLimits } from '#domain/channels/channel-limits.ts';
import type { DraftReason } from '#domain/history/draft-record.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { hasMuchProse } from '#domain/text/much-prose.ts';
import { countWords, fitTexts } from '#domain/text/pieces.ts';
import { quoteFirst } from '#domain/text/quote.ts';
import { contentWords, coverage, saysWording } from '#domain/text/words.ts';
import { type Chooser, chooseOrKeep } from '../choose/left-out.ts';
import type { Instructions } from '../instructions.ts';
import type { Source } from '../read/source.ts';
import { byFacts, byLength, byPrompt } from '../reasons.ts';

/** One fact alone makes no list. */
const leastFacts = 2;
/** With so many bullets a listing is whole: attributes add no more. */
const enough = 5;

/** Attributes that neither the title nor these texts tell: some word of the value stands in none of them. */
function untold({ facts, title }: Source, texts: readonly string[]): ToldAttribute[] {
  const known = new Set([title, ...texts].flatMap((text) => contentWords(text)));
  return facts.filter(({ value }) => coverage(contentWords(value), known) < 1);
}

function describeNone({ description }: Source): string {
  return hasMuchProse(description.flatMap(({ sentences }) => sentences).join(' '))
    ? 'The built-in writer cannot draw bullets from prose.'
    : 'Not enough facts for bullets: add a data source.';
}

/** `unplaced` are bullets of the source that the channel has no room for. `points` are those of the description's list where they become bullets; `prose` is what the description goes on to tell. */
export function writeBullets(
  source: Source,
  { points, prose }: { points: readonly string[]; prose: readonly string[] },
  limits: ChannelLimits['bullets'],
  asked: Instructions,
  chooser: Chooser,
): { content: string[]; reasons: DraftReason[]; unplaced: string[] } {
  const own = source.bullets.length > 0 ? source.bullets : points;
  const most = Math.min(limits.max, asked.bulletCount ?? limits.max);
  const maxChars = Math.min(limits.maxChars, asked.maxChars ?? limits.maxChars);
  const { places, reasons } = chooseOrKeep(chooser.choose('bullets', own), own);
  const kept = places.map((place) => own[place] ?? '');
  if (source.bullets.length === 0 && kept.length > 0)
    reasons.push(byFacts(`Made bullets from the ${kept.length} points of the list in the description.`));

  const wanted = asked.mention.filter((word) => !kept.some((bullet) => saysWording(bullet, word)));
  const said = prose.filter((sentence) => wanted.some((word) => saysWording(sentence, word)));
  const told = [...kept, ...said];
  const goal = asked.bulletCount ?? (asked.length === 'longer' ? most : asked.length === 'shorter' ? 0 : enough);
  const free = untold(source, [...told, ...prose])
    .slice(0, Math.max(0, Math.min(goal, most) - told.length))
    .map(({ label, value }) => `${label}: ${value}`)
    .filter((bullet) => chooser.refuse('bullets', bullet) === null);
  const facts = told.length + free.length < leastFacts ? [] : free;
  if (facts.length > 0) reasons.push(byFacts(`Added ${quoteFirst(facts)} from the attributes.`));

  const leads = (bullet: string) => asked.startWith !== null && saysWording(bullet, asked.startWith);
  const ordered = [...told, ...facts];
  const led = [...ordered.filter(leads), ...ordered.filter((bullet) => !leads(bullet))];
  const sized = led.filter(
    (bullet) => bullet.length <= maxChars && countWords(bullet) <= (asked.maxWords ?? Number.POSITIVE_INFINITY),
  );
  const total =
    asked.length === 'shorter'
      ? Math.ceil(sized.join('').length * 0.75)
      : (limits.totalChars ?? Number.POSITIVE_INFINITY);
  const content = fitTexts(sized, { maxChars: total, maxWords: Number.POSITIVE_INFINITY }).slice(0, most);

  const long = led.filter((bullet) => !sized.includes(bullet));
  if (long.length > 0)
    reasons.push(
      byLength(
        'bullets.length',
        maxChars < limits.maxChars,
        `Left out ${quoteFirst(long)}: longer than ${groupDigits(maxChars)} characters.`,
      ),
    );
  const over = sized.filter((bullet) => !content.includes(bullet));
  if (over.length > 0)
    reasons.push(
      asked.bulletCount !== null || asked.length === 'shorter'
        ? byPrompt(null, `Left out ${quoteFirst(over)}: the prompt asks for fewer or shorter bullets.`)
        : byLength('bullets.count', false, `Left out ${quoteFirst(over)}: the channel does not allow more.`),
    );
  if (content.length === 0) reasons.push(byFacts(describeNone(source)));
  return { content, reasons, unplaced: asked.bulletCount === null && asked.length === null ? [...long, ...over] : [] };
}
