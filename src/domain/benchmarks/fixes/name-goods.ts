// Says in a title what the thing is, by the noun of its category.
import { nounOfCategory, saysGoods } from '#domain/claims/noun.ts';
import { calmCapitals, isAllCaps } from '#domain/text/casing.ts';
import { namesGoods } from '#domain/text/goods.ts';
import { countWords, joinSegments, segmentsOf } from '#domain/text/pieces.ts';
import { singularOf } from '#domain/text/word-forms.ts';
import { foldText } from '#domain/text/words.ts';
import { dropTradeMarks } from '../finding.ts';
import { type Fixed, type FixTarget, type NotFixed, noSafeFix, notFixed } from './fix.ts';
import { writeLikeTitle } from './write-in-title.ts';

/** Names of whole groups of goods: nobody calls a thing so. */
const groups =
  /(?:^|\s)(?:clothing|clothes|apparel|accessory|accessories|jewell?e?ry|furniture|electronics?|appliances?|\p{L}*wear|d[eé]cor|equipment|hardware|software|supply|supplies|goods|merchandise|product|item|gift|toy|collection|set|kit|gear|tool|food|drink|grocery|part|other|misc)$/iu;
/** Names of shelves rather than things: `All Tablets`, `Women's Pants`, `Drones with Camera`, the half of `A/V Cables`. */
const shelf = /^(?:all|more|other|new|best|shop|top)\s|['’]s\s|s['’]\s|\swith\s|(?:^|\s)\p{L}(?:\s|$)/iu;

/** `Zephyr 300`: a name that wants its noun. A longer one says in words of its own what it is. */
const isBareName = (name: string): boolean => countWords(name) <= 3 || /\d\S*$/.test(name);

/** `Puppy Love Squares`: several of something already. */
function endsInPlural(name: string): boolean {
  const last = foldText(name).match(/\p{L}{4,}$/u)?.[0] ?? '';
  return singularOf(last) !== last;
}

const wordsOf = (text: string): string[] => foldText(text).match(/\p{L}{4,}/gu) ?? [];

/** `Jackshirt`: a word of its own that ends in one for goods. */
const endsInGoods = (title: string): boolean =>
  wordsOf(title).some((word) =>
    Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => word.slice(at + 2)).some(namesGoods),
  );

/** `Breadmaker` of a bread machine: a word that begins as one of the noun does. */
const sharesWord = (title: string, noun: string): boolean =>
  wordsOf(title).some((word) => wordsOf(noun).some((other) => word.startsWith(other) || other.startsWith(word)));

/** `Ingatorp / Ingolf`, `Evolve Set`: several things, of which the noun of the category is only one. */
const namesSeveral = (title: string): boolean =>
  /\p{L}\s[/+]\s\p{L}/u.test(title) ||
  /(?<!\p{L})(?:sets?|packs?|bundles?|kits?|combos?|duos?|trios?)(?!\p{L})/iu.test(title);

export function nameGoods({ items, product, listing }: FixTarget): Fixed | NotFixed {
  const title = items[0] ?? '';
  const category = product.subcategory ?? product.category ?? '';
  // A category may be in capitals where the title is not.
  const noun = nounOfCategory(isAllCaps(category) && !isAllCaps(title) ? calmCapitals(category, new Map()) : category);
  if (noun === null || groups.test(noun) || shelf.test(noun))
    return notFixed('no-fact', 'The category does not name one kind of product');
  if (listing.isForeign || namesSeveral(title) || saysGoods(title) || endsInGoods(title) || sharesWord(title, noun))
    return noSafeFix;
  const segments = segmentsOf(title);
  const bare = (text: string) => foldText(dropTradeMarks(text));
  const at = segments.findIndex(({ text }) => bare(text) !== bare(product.brand ?? ''));
  const name = segments[at]?.text ?? '';
  if (name === '' || !isBareName(name) || endsInPlural(name)) return noSafeFix;
  const named = `${name} ${writeLikeTitle(noun, name)}`;
  return {
    items: [joinSegments(segments.map((segment, place) => (place === at ? { ...segment, text: named } : segment)))],
  };
}
