// Noun phrases of a shop's short texts: their head, their number, and the article they need inside a sentence.
import { materialRows } from '#domain/claims/reading/materials.data.ts';
import { cutAt, fitArticleTo, lastWord } from '#domain/text/words.ts';
import { isPlural } from './plain-values.ts';

/** What follows a head: `silk tie closure | at the front`. */
const afterHead =
  /\s(?:for|with|without|in|of|by|from|on|at|to|that|which|featuring|combining|showcasing|including|using|as|into|under|inside|over|above|below|behind|around|between|along|through|connected|sewn|made|and|or|&)\s|\s(?:throughout|inside|outside|underneath|all (?:over|around))(?:\s|$)|[,(–|;]|\s-\s/i;

/** The phrase up to its head: `silk tie closure` of `silk tie closure at the front`. */
export const corePhrase = (phrase: string): string => cutAt(phrase, afterHead).trim();

/** The last word of the core: `closure`. */
export const headWord = (phrase: string): string =>
  /([\p{L}][\p{L}'’/-]*)$/u.exec(lastWord(corePhrase(phrase)))?.[1] ?? '';

const materials = new Set(
  materialRows
    .flatMap(({ phrases }) => phrases.replaceAll('~', '').split(/[|=]/))
    .filter((phrase) => !/s$/.test(phrase)),
);
/** Whether a word is the name of a material by itself. */
export const isMaterial = (word: string): boolean => materials.has(word.toLowerCase());

/** Heads that are not counted: substances, and what is said of a thing as a whole. */
const uncounted =
  /^(?:hardware|embroidery|jewelry|jewellery|furniture|stitching|ribbing|piping|boning|smocking|beading|paneling|panelling|ruching|pleating|quilting|padding|cushioning|insulation|lace|trim|comfort|storage|protection|technology|access|control|support|coverage|ventilation|stretch|adjustability|construction|detailing|foam|mesh|fabric|upholstery|material|filling|memory|connectivity|bluetooth|wi-?fi|sound|audio|power|space|air|steam|water|\S+(?:ware|wear|ness|ity)|(?!lining|opening|casing|coating|setting|covering|fitting|\S*r?string|\S*ring|wing)\S{2,}ing)$/i;

const adjective =
  /(?:able|ible|ful|less|ous|ive|[\p{L}]-?proof|resistant|wicking|-free|friendly|-clean|handmade|unlined|lined|washable|waterproof|repellent|skimming|hugging|stretchy|lightweight|weight|elastic|soft|warm|breathable|chic|modern|elegant|cozy|cute|stylish|trendy|durable|sturdy|opaque|sheer|reversible|compact|portable|casual|simple|classic|easy care|easy-care|(?:semi-?|well-?|pre-?|un)?(?:fitted|tailored|shrunk|washed|dyed|sealed|insulated|quilted|padded|hooded|cropped|belted|tapered|ribbed|brushed|structured|textured|pleated|distressed|embroidered|stitched|finished|unstructured|double-breasted|single-breasted))$/iu;

/** Whether a phrase says what a thing is like rather than what it has: `wipe-clean`, `stain-resistant and machine washable`. */
export const isAdjectival = (phrase: string): boolean =>
  phrase
    .split(/,\s+(?:and\s+)?|\s+(?:and|&|yet)\s+/)
    .every(
      (piece) =>
        adjective.test(piece.trim()) && !/available$/i.test(piece.trim()) && piece.trim().split(' ').length <= 4,
    );

/** Parts that goods have one of. */
const isThing =
  /(?:pocket|closure|zip|zipper|waist|waistband|collar|hem|hood|yoke|placket|strap|handle|lining|neckline|neck|fit|design|body|base|lid|cover|drawstring|(?:draw)?cord|tab|belt|buckle|sole|heel|toe|frame|panel|pattern|print|finish|shape|surface|case|bag|cable|stand|clasp|chain)$/i;

const counts: ReadonlySet<string> = new Set(['one', 'two', 'three', 'four', 'five', 'six']);
/** `three button closure` as `three-button closure`: what is counted is no plural. */
const joinCount = (phrase: string): string =>
  phrase.replace(
    /^(\p{Ll}+) (button|snap|piece|layer|way|panel|tier|tone|hook|ply|buckle|strap)(?= \p{Ll}+)/u,
    (whole, count: string, thing: string) =>
      counts.has(count) && !isPlural(corePhrase(phrase)) ? `${count}-${thing}` : whole,
  );

/** The parts of clothing and goods that have their article: `pockets at front`, `tie at center back neck`. */
export const placeArticles = (phrase: string): string =>
  phrase.replace(
    /(?<= (?:at|on) )(?:(?:center|upper|lower|inner|outer|left|right|front|back|sleeve) ){0,2}(?:front|back|left|right|center|sides?|hem|waist|chest|neck|neckline|cuffs?|sleeves?|collar|shoulders?|spine|seams?|waistband)(?=$|[,.]| and | with )/giu,
    (place) => `the ${place.toLowerCase()}`,
  );

/** `an elastic waist with internal drawcord` as one says it; of a tail that is surely one thing. */
export const placeTail = (phrase: string): string =>
  phrase.replace(/ with (?!(?:an?|the|no|one|its) )((?:[\p{Ll}-]+ ){1,3}[\p{Ll}-]+)$/u, (whole, tail: string) =>
    isThing.test(headWord(tail)) && corePhrase(tail) === tail ? ` with ${withArticle(tail)}` : whole,
  );

/** A phrase of two things, each with the article it needs: `an elastic waistband and an internal drawstring`. */
export function withArticles(phrase: string): string {
  // `banded cuffs and waist`: the waist is banded as well.
  const [, quality = '', first = '', second = ''] = /^(\p{Ll}+ed) (\p{Ll}+s) and (\p{Ll}+)$/u.exec(phrase) ?? [];
  if (quality !== '' && isThing.test(second)) return `${quality} ${first} and ${withArticle(`${quality} ${second}`)}`;
  const pieces = phrase.split(' and ');
  const isPair =
    pieces.length === 2 &&
    !/,|\s(?:with|for|in|of|to|from|at|on|by|that)\s/.test(phrase) &&
    pieces.every((piece) => piece.includes(' ') || isPlural(piece));
  // `front side and back pockets`, `leather hand and shoulder strap`: both words belong to the last.
  if (
    isPair &&
    /(?:^|\s)(?:front|back|side|hand|top|bottom|inner|outer|interior|exterior|left|right|upper|lower)$/i.test(
      pieces[0] ?? '',
    )
  )
    return isPlural(pieces[1] ?? '') ? phrase : withArticle(phrase);
  // `exterior chest and waist pockets`: the pockets are those of both.
  if (isPair && isPlural(pieces[1] ?? '') && !isPlural(pieces[0] ?? '') && !isThing.test(pieces[0] ?? ''))
    return phrase;
  return isPair ? pieces.map(withArticle).join(' and ') : withArticle(phrase);
}

/** The phrase with `a` or `an` where English asks for one. */
export function withArticle(text: string): string {
  const phrase = joinCount(text);
  const head = headWord(phrase);
  const isBare =
    /^["“'‘(]/.test(phrase) ||
    head
      .toLowerCase()
      .split('/')
      .some((part) => materials.has(part)) ||
    /^(?:an?|the|its|no|one|two|three|four|five|six|seven|eight|nine|ten|several|multiple|many|all|each|extra|plenty|more|both)(?=\s)/i.test(
      phrase,
    ) ||
    isPlural(corePhrase(phrase)) ||
    // `Anna Lind's signature twist` has its determiner.
    /^\p{Lu}\S*(?: \p{Lu}\S*)*(?:['’]s|s['’]) /u.test(phrase) ||
    /s\//.test(head) ||
    uncounted.test(head);
  return isBare ? phrase : `${fitArticleTo(phrase)} ${phrase}`;
}
