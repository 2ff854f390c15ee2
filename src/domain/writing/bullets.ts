// Writes bullets within the channel's limits from their drafts, and says what found no room.

import type { ChannelLimits } from '#domain/channels/channel-limits.ts';
import type { DraftReason } from '#domain/history/draft-record.ts';
import { spellBritish, spellMarks } from '#domain/text/casing.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { quote, quoteFirst } from '#domain/text/quote.ts';
import { capitalise, hasPhrase } from '#domain/text/words.ts';
import { draftBullets, render } from './bullet-drafts.ts';
import { type BulletDraft, isPlainHeader, orderPlainHeaders } from './bullet-headers.ts';
import { placeBullets } from './bullet-places.ts';
import type { Instructions } from './instructions.ts';
import type { Keywords } from './keywords.ts';
import { describeRemovals } from './promotion.ts';
import { byFacts, byLength, byPrompt, byRule } from './reasons.ts';
import { cutAtPhrase, dropFullStop, shorten, shortenUnder } from './shorten.ts';
import type { Source } from './source.ts';

/** Shortest text a marketplace takes as a bullet. */
const shortest = 10;
/** Bullets we aim at where the source does not bring more of its own. */
const usual = 5;
/** A bullet is not cut below this to make room for the others. */
const leastRoom = 120;

/** As many entries of a plain list as there is room for, such as part numbers; empty for any other text. */
function cutList(detail: string, room: number): string {
  const entries = detail.split(', ');
  if (entries.length < 6 || entries.some((entry) => entry.split(' ').length > 4) || room < 20) return '';
  const end = detail.lastIndexOf(', ', room);
  return end > 0 ? detail.slice(0, end) : '';
}

/** `You can cook a range of dishes | , from bread to stew, with nine menus`: less than half of what is said to the reader says too little. */
const toReader = /^(?:You (?:can|will)|You['’]ll|Experience|Enjoy|Discover)\s/;
const leastToReader = 0.5;

/** Empty where the bullet cannot end early and still read, or `isSpare` and would say too little: the description tells it whole. */
function fitBullet(draft: BulletDraft, maxChars: number, isSpare: boolean): string {
  const whole = render(draft);
  if (whole.length <= maxChars) return whole;
  // `12 functions` over a list that had to be cut counts what is not there.
  const header = (draft.header ?? '').replace(/^\d+(?:-in-1)? (?=.*(?:function|program|mode|pre-?set)s?$)/i, '');
  const lead = draft.header === null ? '' : `${capitalise(header)}: `;
  const room = maxChars - lead.length;
  const cut = draft.isOwnHeader ? shortenUnder(draft.header ?? '', draft.detail, room) : shorten(draft.detail, room);
  const detail = lead.length < maxChars / 2 ? cut : '';
  const isIdle =
    isSpare &&
    isPlainHeader(draft.header ?? '') &&
    toReader.test(detail) &&
    detail.length < draft.detail.length * leastToReader;
  if (isIdle) return '';
  if (detail !== '') return `${lead}${dropFullStop(detail)}`;
  const list = cutList(draft.detail, maxChars - lead.length);
  return list === '' ? '' : `${lead}${list}`;
}

/** Room of each bullet so that all keep the total: what short ones leave goes to the long ones. */
function shareRoom(lengths: readonly number[], maxChars: number, totalChars: number | null): number {
  if (totalChars === null) return maxChars;
  let room = maxChars;
  while (room > leastRoom && lengths.reduce((sum, length) => sum + Math.min(length, room), 0) > totalChars) room -= 5;
  return room;
}

function orderByStart(drafts: BulletDraft[], instructions: Instructions, reasons: DraftReason[]): BulletDraft[] {
  const wish = instructions.startWith;
  if (wish === null) return drafts;
  const isFirst = (draft: BulletDraft) => hasPhrase(render(draft), wish);
  if (!drafts.some(isFirst))
    reasons.push(byPrompt(null, `No bullet starts with "${quote(wish)}": the source does not say it.`));
  return [...drafts.filter(isFirst), ...drafts.filter((draft) => !isFirst(draft))];
}

/** Bullets from the source's words. Fewer than the channel's minimum, with a reason, when the source is too thin. `unplaced` are the texts there was no room for. */
export function writeBullets(
  source: Source,
  limits: ChannelLimits,
  instructions: Instructions,
  keywords: Keywords,
): { content: string[]; reasons: DraftReason[]; unplaced: string[] } {
  const { min, max, totalChars } = limits.bullets;
  const reasons = describeRemovals('bullets', [...source.removed.bullets, ...source.removed.description]);
  const asked = instructions.bulletCount;
  const mostChars =
    instructions.length === 'shorter' ? Math.min(120, limits.bullets.maxChars) : limits.bullets.maxChars;
  const maxChars = Math.min(mostChars, instructions.maxChars ?? mostChars);
  const wanted = Math.max(1, Math.min(max, asked ?? Math.max(usual, source.items.length + 2)));
  if (asked !== null && asked > max)
    reasons.push(byRule('bullets.count', `The channel takes ${max} bullets, not ${asked}.`));

  const wished = [...instructions.mention, ...keywords.supported];
  const drafted = draftBullets(
    source,
    instructions,
    wished,
    { target: wanted, least: Math.min(wanted, min), maxChars },
    limits.channel,
  );
  const points = orderByStart(drafted.points, instructions, reasons);
  const placed = placeBullets(points, drafted.facts, { wanted, least: min, shortest });
  const { lost, untold } = placed;
  const kept = source.isEnglish ? orderPlainHeaders(placed.kept, source) : placed.kept;
  const told = kept.slice(kept.length - placed.told.length);
  const room = shareRoom(
    kept.map((draft) => render(draft).length),
    maxChars,
    totalChars,
  );

  const content: string[] = [];
  const shortened: string[] = [];
  let total = 0;
  // What cannot be cut gives its place to the next point.
  let places = kept.length - told.length;
  const spares = lost.splice(0);
  for (const draft of [...kept.slice(0, places), ...spares, ...told]) {
    const isPoint = !told.includes(draft);
    if (isPoint && places === 0) {
      lost.push(draft);
      continue;
    }
    const bullet = spellBritish(
      spellMarks(dropFullStop(fitBullet(draft, room, kept.length > min)), source.marks),
      source.isBritish,
    );
    const isRepeat = content.some((other) => other.toLowerCase() === bullet.toLowerCase());
    if (isRepeat) continue;
    if (bullet.length < shortest || (totalChars !== null && total + bullet.length > totalChars)) {
      lost.push(draft);
      continue;
    }
    if (bullet.length < dropFullStop(render(draft)).length) shortened.push(render(draft));
    content.push(bullet);
    total += bullet.length;
    if (isPoint) places -= 1;
  }
  const [first] = kept;
  if (content.length === 0 && first !== undefined) {
    const cut = dropFullStop(shorten(first.detail, room) || cutAtPhrase(render(first), room));
    if (cut.length >= shortest) content.push(cut);
  }
  if (shortened.length > 0)
    reasons.push(
      byLength(
        'bullets.item-length',
        maxChars < limits.bullets.maxChars,
        `Shortened ${quoteFirst(shortened)} to at most ${groupDigits(room)} characters.`,
      ),
    );
  const given = points.length + drafted.facts.length + drafted.grouped - untold.length;
  if (kept.length + lost.length < given)
    reasons.push(byRule('bullets.count', `Merged ${given} points of the source into ${kept.length} bullets.`));
  if (untold.length > 0)
    reasons.push(
      byRule(
        'bullets.count',
        `Told in the description only, for want of room: ${quote(untold.map((draft) => draft.header ?? draft.detail).join(', '))}.`,
      ),
    );
  const missed = lost.map(render).filter((text) => /[\p{L}\p{N}]{2}/u.test(text));
  if (missed.length > 0) reasons.push(byRule('bullets.count', `No room for ${quoteFirst(missed)}.`));
  const headers = told.flatMap(({ header }) => (header === null ? [] : [header]));
  if (headers.length > 0) reasons.push(byFacts(`Made ${quoteFirst(headers)} from the listed facts.`));
  const least = asked ?? min;
  if (content.length < least)
    reasons.push(byFacts(`Only ${content.length} of ${least} bullets: the source states no more.`));
  return { content, reasons, unplaced: lost.map(({ detail }) => detail) };
}
