// Gives each bullet its header: the merchant's own, one from the text's words, or a plain label.
import { calmSentence } from './casing.ts';
import { type Bullet, findHeader, ownHeader, readHeader } from './headers.ts';
import { headOf } from './product-name.ts';
import { trimLooseEnds } from './shorten.ts';
import type { Source } from './source.ts';
import { saysMore } from './subject.ts';
import { isCaveat } from './topics.ts';
import { capitalise, contentWords, coverage, foldText } from './words.ts';

/** A bullet on its way. `isOwnHeader`: the header is the source's, or names a fact, and must not be lost in a merge; `inside`: the detail behind another one. */
export type BulletDraft = Bullet & { isOwnHeader: boolean; inside?: string };

/** Words of the product's name: a header made of them says nothing new. */
export const nameWords = (source: Source) =>
  new Set(contentWords(`${source.title} ${source.brand ?? ''} ${source.kind ?? ''}`));

/** `Features: Features a 15-bar pump` says its header twice. */
function dropHeaderVerb(detail: string): string {
  if (saysMore(detail)) return detail;
  // `Features a hood, but the zip lets you …` needs its verb.
  if (/, but (?:the |an? )?\p{Ll}/u.test(detail)) return detail;
  return capitalise(
    detail.replace(
      /^(?:Features|Includes|Offers|Has|Provides|Delivers|Boasts) (?!(?:guests?|you|customers?|users?|visitors?|shoppers?|diners?|players?|them|everyone|anyone|people|kids|children)\s)(?=\S+ \S)/u,
      '',
    ),
  );
}

/** What a gift card's text names on its way, as a restaurant's screens, heads nothing. */
const noGiftTopics: readonly string[] =
  'design display sound camera storage comfort origin craftsmanship fit connectivity power temperature closure pockets lighting protection size capacity'.split(
    ' ',
  );

const isCard = (source: Source) => /gift ?card|voucher/i.test(`${source.kind ?? ''} ${source.title}`);

/** Topics that head no bullet of this product. */
export function unfitTopics(source: Source): readonly string[] {
  return isCard(source) ? noGiftTopics : [];
}

/** `This knee-length jersey dress features …`: the product stands among the first words. */
function opensWithName(text: string, source: Source): boolean {
  const [head] = contentWords(headOf(source) ?? '').slice(-1);
  return (
    head !== undefined && contentWords(text).slice(0, 8).includes(head) && /^(?:This|These|The|With|An?)\s/.test(text)
  );
}

const spareHeaders = ['Features', 'Highlights', 'Details', 'More details', 'More features'];
/** What says what is not, or what must be, is no feature. */
const spareOfCaveats = ['Good to know', 'Details', 'More details'];

/** A header as the source writes the name inside its sentences: `Smart Cook System` of `Smart cook system`. */
function spellAsName(header: string, source: Source): string {
  const words = header.split(' ');
  const text = [...source.sentences, ...source.items].join('\n');
  for (let size = words.length; size >= 2; size -= 1)
    for (let start = 0; start + size <= words.length; start += 1) {
      const phrase = words.slice(start, start + size).join(' ');
      // Only where a small word before it shows that its capitals are those of a name.
      const at = text.toLowerCase().indexOf(` ${phrase.toLowerCase()}`);
      const found = at < 0 ? '' : text.slice(at + 1, at + 1 + phrase.length);
      const isName = found.split(' ').every((word) => /^\p{Lu}[^\s]*\p{Ll}/u.test(word));
      if (found !== phrase && isName && /\p{Ll}$/u.test(text.slice(0, at)))
        return [...words.slice(0, start), found, ...words.slice(start + size)].join(' ');
    }
  return header;
}

/** `Details` before `More details`, whatever order the bullets came to stand in. */
export function orderPlainHeaders(drafts: readonly BulletDraft[]): BulletDraft[] {
  const swapped = new Map<BulletDraft, string>();
  for (const label of ['Features', 'Details']) {
    const plain = drafts.find(({ header, isOwnHeader }) => !isOwnHeader && header === label);
    const more = drafts.find(({ header, isOwnHeader }) => !isOwnHeader && header === `More ${label.toLowerCase()}`);
    if (!plain || !more || drafts.indexOf(plain) < drafts.indexOf(more)) continue;
    swapped.set(plain, more.header ?? '').set(more, label);
  }
  return drafts.map((draft) => ({ ...draft, header: swapped.get(draft) ?? draft.header }));
}

/** A bullet of a text: the header its source gives it, or the one its words give. `taken` holds the headers used already. */
export function giveHeader(
  text: string,
  taken: Set<string>,
  isOpening: boolean,
  source: Source,
  name: ReadonlySet<string>,
): BulletDraft {
  if (!source.isEnglish) {
    const own = readHeader(text);
    return {
      header: own?.header ?? null,
      detail: own?.detail ?? capitalise(text),
      isOwnHeader: own !== null,
      inside: own?.detail ?? capitalise(text),
    };
  }
  const own = ownHeader(text, source.title);
  const isOwn = own !== null && !taken.has(foldText(own.header ?? ''));
  // A header used before is not said again inside the bullet.
  const said = own?.detail ?? text;
  let found: Bullet = isOwn ? own : findHeader(said, taken, name, source.title);
  // The sentence that presents the product is an overview, whatever it mentions on its way.
  const presents = isOpening && !isOwn && (coverage(contentWords(text), name) >= 0.15 || opensWithName(text, source));
  if (presents && found.header !== 'Compatibility' && !taken.has('overview'))
    found = { header: 'Overview', detail: text };
  const spare = isCaveat(text) ? spareOfCaveats : spareHeaders;
  const fallbacks = isOpening && text.split(' ').length > 5 && !isCaveat(text) ? ['Overview', ...spare] : spare;
  // `Features a clip and holds a phone` under `Features` would say its header twice.
  const isSaid = (label: string) => saysMore(text) && foldText(text).startsWith(`${foldText(label)} `);
  const header = found.header ?? fallbacks.find((label) => !taken.has(foldText(label)) && !isSaid(label)) ?? null;
  const calm = spellAsName(trimLooseEnds(calmSentence(header ?? '', source.spellings)), source);
  if (calm !== '') taken.add(foldText(calm));
  const isPlain = /^(?:features|highlights|good to know|design|details|overview|in the box)$/i.test(calm);
  return {
    header: calm === '' ? null : calm,
    detail: isPlain ? dropHeaderVerb(capitalise(found.detail)) : capitalise(found.detail),
    isOwnHeader: isOwn,
  };
}
