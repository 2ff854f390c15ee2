// Orders a product's images: the hero first, each picture once, no more than the channel takes.
import type { ChannelLimits } from '#domain/channels/channel-limits.ts';
import type { DraftReason } from '#domain/history/draft-record.ts';
import { cutAt, firstOfEach } from '#domain/text/words.ts';
import { byFacts, byRule } from '../reasons.ts';

const sizeKeys = new Set(
  'v w h width height crop quality q fit auto format dpr fm resize wid hei ts version'.split(' '),
);
const notHero =
  /(?:^|[-_. /])(?:back|rear|behind|detail|details|close-?up|closeup|swatch|side|bottom|inside|interior|lifestyle|packaging|package|label|logo|chart|size-?guide|size-?chart|infographic|dimensions?|thumb|thumbnail|alt\d*)(?=[-_. ]|\d*\.|$)/i;
const hero = /(?:^|[-_. ])(?:front|main|hero|primary|default)(?=[-_. ]|\d*\.|$)/i;
const last = /(?:^|[-_. /])(?:swatch|logo|size-?chart|size-?guide|chart)(?=[-_. ]|\d*\.|$)/i;

const fileName = (url: string) => cutAt(url, /[?#]/).split('/').at(-1) ?? '';

/** What makes an address one picture: without the part that only asks for a size or a fresh copy. */
function identity(url: string): string {
  const [path = '', query = ''] = (url.split('#')[0] ?? '').split('?', 2);
  const kept = query
    .split('&')
    .filter((pair) => pair !== '' && !sizeKeys.has((pair.split('=')[0] ?? '').toLowerCase()));
  return `${path.replace(/^https?:/i, '')}?${kept.join('&')}`;
}

/** Image addresses in order, with reasons for what moved and what was left out. */
export function orderImages(
  urls: readonly string[],
  limits: ChannelLimits['images'],
): { content: string[]; reasons: DraftReason[] } {
  const reasons: DraftReason[] = [];
  const given = urls.map((url) => url.trim()).filter((url) => url !== '');
  const usable = given.filter((url) => !/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(url) && !/\s/.test(url));
  if (usable.length < given.length)
    reasons.push(
      byFacts(
        `Left out ${count(given.length - usable.length, 'entry that is not a URL', 'entries that are not URLs')}.`,
      ),
    );
  const unique = firstOfEach(usable, identity);
  if (unique.length < usable.length)
    reasons.push(byFacts(`Left out ${count(usable.length - unique.length, 'duplicate image', 'duplicate images')}.`));

  const first = unique[0];
  let ordered = unique;
  if (first !== undefined && notHero.test(fileName(first))) {
    const better = unique.find((url) => hero.test(fileName(url))) ?? unique.find((url) => !notHero.test(fileName(url)));
    if (better !== undefined) {
      ordered = [better, ...unique.filter((url) => url !== better)];
      reasons.push(
        byFacts(
          `"${fileName(better).slice(0, 80)}" is now first. The file name of the former hero image suggests that it shows another side or a detail.`,
        ),
      );
    }
  }
  ordered = [
    ...ordered.filter((url, index) => index === 0 || !last.test(fileName(url))),
    ...ordered.filter((url, index) => index > 0 && last.test(fileName(url))),
  ];
  if (limits.max !== null && ordered.length > limits.max) {
    reasons.push(
      byRule(
        'images.most',
        `Left out the last ${count(ordered.length - limits.max, 'image', 'images')}: the channel allows ${limits.max}.`,
      ),
    );
    ordered = ordered.slice(0, limits.max);
  }
  if (ordered.length === 0) reasons.push(byFacts('The source has no image.'));
  return { content: ordered, reasons };
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
