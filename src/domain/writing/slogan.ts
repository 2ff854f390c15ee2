// Tells a slogan from what says something of the goods: `When the miles add up, comfort is crucial.`

import { contentWords } from '#domain/text/words.ts';
import { opensWithVerb } from './complete-sentence.ts';
import { isGoods } from './goods.data.ts';
import { handling } from './imperatives.data.ts';
import { nameWords } from './name-words.ts';
import { isPartNoun } from './parts.data.ts';
import { perSource } from './per-source.ts';
import { hasColour, namesMaterial } from './plain-values.ts';
import { isCommand, isFragment } from './sentence-shape.ts';
import { isFashion } from './shopper-order.data.ts';
import type { Source } from './source.ts';
import { findSubject } from './subject.ts';
import { topicOf } from './topics.ts';

/** Topics a mood names as well as a thing does. */
const moods: ReadonlySet<string> = new Set(['Comfort', 'Use', 'Design', 'Performance', 'Color']);

const isOfFashion = perSource((source) => isFashion(source.kind ?? source.title));

/** Parts that are spoken of where no part is meant: `flowing silhouettes`. */
const looks = /^(?:silhouettes?|designs?|details?|fits?|finish|accents?|bodies|body|technology|support)$/i;

/** Whether a text names anything of the goods: a figure, a part, a stuff, a colour, what they are, or a topic of their kind. */
function namesThing(text: string, source: Source): boolean {
  const words = text.split(/[^\p{L}\p{N}'’-]+/u);
  if (
    /\d/.test(text) ||
    words.some((word) => (isPartNoun(word) && !looks.test(word)) || isGoods(word) || hasColour(word))
  )
    return true;
  const name = nameWords(source);
  if (namesMaterial(text) || contentWords(text).some((word) => name.has(word))) return true;
  const topic = topicOf(text, new Set());
  return topic !== null && !moods.has(topic);
}

/** Of goods the text points at: `This piece is lined`, `…, it stays dry`. */
const points = /^(?:This|These|It|Its|They|Their)\s|,\s(?:this|these|it|they)\s|(?<!\p{L})it(?:['’]s)?(?!\p{L})/iu;

/** Openings of what is said of life and not of a device: `When you look the part …`, `Your day has met its match`. */
const ofLife = /^(?:When|Because|Sometimes|Your|You['’](?:ve|ll|d)|Everyone|Everything|Nothing|Nobody|Life)\s/;

/** `Where dreams take shape, calm begins`, `Don't be afraid to wear it out`, `When you run, ordinary tees don't cut it`. */
const ofOthers =
  /^Where [^,]+, |^(?:While|When|If) [^,]+, it (?:helps|pays|takes|feels) |^Don['’]t be [^;]*$|^(?:When|If) .*(?<!\p{L})(?:ordinary|regular|average|other) \p{L}+s (?:do|are|ca|wo)n['’]t /u;

/**
 * Whether a sentence is said to the mood of the reader and tells nothing of the goods. What goods do and what one does with them is told:
 * `Helps you rest`, `Scan documents at a glance`; of what is worn a call is no such use: `Add some sway to your day`.
 */
export function isSlogan(text: string, source: Source): boolean {
  if (source.isByAmount || !(isOfFashion(source) || ofLife.test(text))) return false;
  if (isOfFashion(source) && ofOthers.test(text)) return true;
  const [first = '', second = ''] = text.toLowerCase().split(' ', 2);
  const isCall = isCommand(first, second) && !handling.has(first);
  if ((points.test(text) && !isCall) || opensWithVerb(text) || isFragment(text, 12)) return false;
  return !/^(?:You can|An?)\s/.test(text) && !namesThing(text, source) && findSubject(text) === null;
}
