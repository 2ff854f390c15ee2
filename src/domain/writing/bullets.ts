// Writes bullets within the channel's limits from their drafts. Merges rather than drops, and says what found no room.
import { groupDigits } from '#domain/group-digits.ts';
import { draftBullets, render } from './bullet-drafts.ts';
import type { BulletDraft } from './bullet-headers.ts';
import { spellMarks } from './casing.ts';
import type { ChannelLimits } from './channel-limits.ts';
import type { DraftReason } from './draft-record.ts';
import { lowerStart } from './fact-groups.ts';
import type { Instructions } from './instructions.ts';
import type { Keywords } from './keywords.ts';
import { calmValue } from './plain-values.ts';
import { describeRemovals } from './promotion.ts';
import { quote, quoteFirst } from './quote.ts';
import { byFacts, byLength, byPrompt, byRule } from './reasons.ts';
import { isFragment } from './sentence-shape.ts';
import { cutAtPhrase, dropFullStop, shorten } from './shorten.ts';
import type { Source } from './source.ts';
import { hasPhrase } from './words.ts';

/** Shortest text a marketplace takes as a bullet. */
const shortest = 10;
/** Bullets we aim at where the source does not bring more of its own. */
const usual = 5;
/** A bullet below this length says little on its own. */
const brief = 40;
/** A bullet is not cut below this to make room for the others. */
const leastRoom = 120;

/** What follows an inner header, in small letters; sizes and names keep their spelling. */
const calmDetail = ({ header, detail, inside }: BulletDraft) =>
  inside ??
  (/^(?:Sizes?|Model|MPN|Brand|Compatibility)$/.test(header ?? '')
    ? detail.replace(/^One size$/, 'one size')
    : lowerStart(calmValue(detail)));

/** Whether a text is a sentence rather than a fact. */
const isProse = (text: string) => text.split(' ').length > 5 && !isFragment(text, 99);

/** One bullet of two, under the first one's header; the second one's header stays when it is the source's own. */
function merge(first: BulletDraft, second: BulletDraft): BulletDraft {
  const added =
    second.isOwnHeader && second.header !== null
      ? `${lowerStart(second.header)}: ${calmDetail(second)}`
      : second.detail;
  // After a sentence the second header begins one of its own.
  if (second.isOwnHeader && second.header !== null && isProse(first.detail)) {
    const { inside: _inside, ...rest } = first;
    return { ...rest, detail: `${dropFullStop(first.detail)}. ${second.header}: ${second.detail}` };
  }
  if (second.isOwnHeader) {
    const { inside, ...rest } = first;
    const whole = { ...rest, detail: `${dropFullStop(first.detail)}; ${added}` };
    return inside === undefined ? whole : { ...whole, inside: `${inside}; ${added}` };
  }
  const isSentence = /[.!?]$/.test(first.detail) || (/\s\S+\s\S+\s\S+\s/.test(first.detail) && !second.isOwnHeader);
  const { inside: _inside, ...rest } = first;
  return { ...rest, detail: `${first.detail}${/[.!?]$/.test(first.detail) ? ' ' : isSentence ? '. ' : '; '}${added}` };
}

/** Merges the neighbours that make the shortest bullet until the count fits. What cannot be merged within the length is lost. */
function mergeDown(
  drafts: readonly BulletDraft[],
  count: number,
  maxChars: number,
): { kept: BulletDraft[]; lost: BulletDraft[] } {
  const kept = [...drafts];
  while (kept.length > count) {
    const pairs = kept.slice(1).map((second, index) => {
      const first = kept[index] ?? second;
      const merged = merge(first, second);
      const isAlike = first.isOwnHeader === second.isOwnHeader;
      return { index, merged, length: render(merged).length, cost: render(merged).length + (isAlike ? 0 : 60) };
    });
    const best = pairs
      .filter((pair) => pair.length <= maxChars)
      .toSorted((a, b) => a.cost - b.cost || a.index - b.index)[0];
    if (best === undefined) break;
    kept.splice(best.index, 2, best.merged);
  }
  return { kept: kept.slice(0, count), lost: kept.slice(count) };
}

/** `told` are those of the kept that were made from facts. */
type Arranged = { kept: BulletDraft[]; told: BulletDraft[]; lost: BulletDraft[]; untold: BulletDraft[] };

/** Facts of a few words share a bullet with the next ones, as long as there are bullets enough. */
function joinShort(facts: BulletDraft[], points: number, least: number): void {
  for (let at = 0; at + 1 < facts.length; ) {
    const [first, second] = [facts[at], facts[at + 1]];
    if (!first || !second) return;
    const lengths = [render(first).length, render(second).length];
    const isTooShort = lengths.some((length) => length < shortest);
    const isSpare = points + facts.length > least && lengths.every((length) => length < brief);
    if (isTooShort || isSpare) facts.splice(at, 2, merge(first, second));
    else at += 1;
  }
}

/** Points first. Facts take the free places; brief points are merged to free some, full ones are left as they are. */
function arrange(
  points: readonly BulletDraft[],
  facts: readonly BulletDraft[],
  { wanted, least }: { wanted: number; least: number },
  maxChars: number,
): Arranged {
  const length = points.reduce((sum, draft) => sum + render(draft).length, 0);
  const isBrief = length < points.length * 60;
  const free = Math.max(0, wanted - points.length);
  const places = Math.min(facts.length, isBrief ? Math.max(free, 2) : free);
  const told = places === 0 ? { kept: [], lost: [...facts] } : mergeDown(facts, places, maxChars);
  joinShort(told.kept, points.length, least);
  const { kept, lost } = mergeDown(points, wanted - told.kept.length, maxChars);
  return { kept: [...kept, ...told.kept], told: told.kept, lost, untold: told.lost };
}

/** As many entries of a plain list as there is room for, such as part numbers; empty for any other text. */
function cutList(detail: string, room: number): string {
  const entries = detail.split(', ');
  if (entries.length < 6 || entries.some((entry) => entry.split(' ').length > 4) || room < 20) return '';
  const end = detail.lastIndexOf(', ', room);
  return end > 0 ? detail.slice(0, end) : '';
}

/** Empty where the bullet cannot end early and still read: the description tells it whole. */
function fitBullet(draft: BulletDraft, maxChars: number): string {
  const whole = render(draft);
  if (whole.length <= maxChars) return whole;
  const lead = draft.header === null ? '' : `${draft.header}: `;
  const detail = lead.length < maxChars / 2 ? shorten(draft.detail, maxChars - lead.length) : '';
  if (detail !== '') return `${lead}${dropFullStop(detail)}`;
  const list = cutList(draft.detail, maxChars - lead.length);
  return list === '' ? shorten(draft.detail, maxChars) : `${lead}${list}`;
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

/** Bullets from the source's words. Fewer than the channel's minimum, with a reason, when the source is too thin. */
export function writeBullets(
  source: Source,
  limits: ChannelLimits,
  instructions: Instructions,
  keywords: Keywords,
): { content: string[]; reasons: DraftReason[] } {
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
  const { kept, told, lost, untold } = arrange(points, drafted.facts, { wanted, least: min }, maxChars);
  const room = shareRoom(
    kept.map((draft) => render(draft).length),
    maxChars,
    totalChars,
  );

  const content: string[] = [];
  const shortened: string[] = [];
  let total = 0;
  for (const draft of kept) {
    const bullet = spellMarks(dropFullStop(fitBullet(draft, room)), source.marks);
    const isRepeat = content.some((other) => other.toLowerCase() === bullet.toLowerCase());
    if (isRepeat) continue;
    if (bullet.length < shortest || (totalChars !== null && total + bullet.length > totalChars)) {
      lost.push(draft);
      continue;
    }
    if (bullet.length < dropFullStop(render(draft)).length) shortened.push(render(draft));
    content.push(bullet);
    total += bullet.length;
  }
  const [first] = kept;
  if (content.length === 0 && first !== undefined) {
    const cut = dropFullStop(cutAtPhrase(render(first), room));
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
  return { content, reasons };
}
