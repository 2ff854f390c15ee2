// Makes sentences of what shops write without a subject or a verb: `Fits any bag.` `Handcrafted by a team of three.` `Perfect for travel.`
import { headWord } from './noun-phrase.ts';
import { isPartNoun } from './parts.data.ts';
import { isFragment } from './sentence-shape.ts';
import { dropFullStop } from './shorten.ts';
import { findSubject } from './subject.ts';
import { dropHanging } from './whole-sentence.ts';

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const end = (text: string) => (/[.!?]["”’)]*$/.test(text) ? text : `${text}.`);

/** `made in USA` as English says it. */
const nameCountry = (text: string) =>
  text
    .replace(/(?<=\b(?:in|from) )The (?=EU|U\.?[SK])/g, 'the ')
    .replace(
      /(?<=\b(?:in|from) )(?=(?:U\.?S\.?A?\.?|EU|E\.U\.|UK|U\.K\.|United|Netherlands|Philippines|Czech Republic|Dominican Republic|UAE)(?![\p{L}]))/gu,
      'the ',
    );

/** `Made with love`, `Handcrafted by …`, `Upcycled from …`: said of the product. */
const participle =
  /^(?!Located|Established|Founded|Opened|Based|Owned)(?:\p{Lu}\p{Ll}+ly )?(?:[\p{Lu}\p{Ll}][\p{Ll}-]*(?:ed|cut|sewn|woven|knit)|(?:Hand)?[Mm]ade|Cut|Woven|Knit|Sewn|Built)(?:,? and (?:hand)?\p{Ll}+(?:ed|made|cut|sewn|woven|knit|built))?(?: \p{Ll}+ly)?\s(?:with|in|by|from|for|to|at|on|of|out|as|onto|into|around|under|over|using)\s/u;
const quality =
  /^(?:(?:The |An? )?(?:[Pp]erfect|[Ii]deal|[Gg]reat|[Ii]deally suited|[Ss]uitable|[Ww]ell suited)(?: \p{Ll}+){0,2} (?:for|as|to)|(?:Big|Large|Small|Roomy|Spacious|Light|Strong|Sturdy|Soft|Clean|Warm|Slim|Thin|Compact|Versatile|Durable) enough|Ready (?:for|to)|Available (?:in|as|with)|Compatible with|Redeemable|Accepted (?:at|in)|(?:Not )?[Vv]alid (?:at|in|for|on|only))\s/u;
/** A verb in the third person before what can only follow a verb. */
const verbFirst =
  /^(?:(\p{Lu}\p{Ll}+ly) )?(Can|Cannot|Features|Fits|Includes|Offers|Has|Comes|Measures|Holds|Works|Provides|Supports|Keeps|Makes|Protects|Uses|Helps|Allows|Lets|Gives|Delivers|Boasts|Contains|Weighs|Sits|Runs|Falls|Closes|Opens|Folds|Hangs|Stands|Adds|Takes|Needs|Requires|Serves|Stays|Pairs|Looks|Slips|Accommodates|Hits|Evokes|Connects|Attaches|Converts|Creates|Ensures|Performs|Relieves|Prevents|Eliminates|Resists|Absorbs)\s(?!and\s|&\s|or\s|includes?\s|are\s|is\s)(?=[\p{L}\d])/iu;

/** Whether nobody stands before the verb: `Keeps the heat in`. */
export const opensWithVerb = (text: string): boolean => verbFirst.test(text);

/** `A chair that opens at once`, `a tee with a print while its back is plain`: the verb belongs to what describes it. */
const described = /^(An? (?:[^\s,]+,? ){1,14}?[^\s,]+),? (?:that|which|whose|who|while) (.+)$/u;
/** `while` mostly follows a whole sentence. */
const hasNoVerb = (thing: string, text: string) => !text.startsWith(`${thing} while `) || /\sfeaturing\s/.test(thing);

/** `Perfect companion for a walk` is a perfect companion; `Perfectly suited to` is none. */
const nameOne = (text: string, isMany: boolean) =>
  isMany
    ? text
    : text.replace(
        /^(?:Perfect|Ideal|Great) (?=(?!for |as |to )\p{Ll}+(?<!ly|ed|s) (?:for|to) )/u,
        (word) => `${/^I/.test(word) ? 'An' : 'A'} ${word.toLowerCase()}`,
      );

const pairing =
  /^(?:an?|the) (?:[\p{L}-]+ ){1,4}(?:pairs|meets|blends|mixes|contrasts|plays|sits|goes|flows|wraps|falls) (?:with|into|against|over|around|well|off|the|an?)\s/u;

/** Whether a clause of its own follows the opening: `Made from wool, this scarf warms`. */
const hasMainClause = (text: string): boolean =>
  // `Set in the heart of the piece is a drop of glass`.
  /^(?:(?!\s(?:that|which|who|where|what)\s)[^,])*\s(?:is|are) (?:an?|the|its|your|two|three|real|\p{Ll}+ly) /u.test(
    text,
  ) ||
  /\s(?:this|these) (?:\S+ ){1,4}(?:is|are|has|have)\s/u.test(text) ||
  // `…, the franchise returns`: a clause, where no list of several such goes on.
  (/^[^,]+(?:,| [–—]) the (?:[^\s,]+ ){3,}/u.test(text) &&
    (text.match(/(?:,| [–—]) (?:and )?the /g) ?? []).length === 1) ||
  text
    .split(/,["”]?\s+/)
    .slice(1)
    .some(
      (clause) =>
        /^(?:this|these|it|they|you|your|our|we|each)(?:['’]\p{Ll}+)?\s(?:\S+\s)+\S/u.test(clause) ||
        // `Combined with a new camera, get ready to …`
        /^(?:get|enjoy|experience|discover|take|let|make|create|watch|listen|play|keep|use) (?:ready|the|an?|your|you|it|to|every|all)\s/u.test(
          clause,
        ) ||
        // `…, a pale tan pairs with a deep blue`
        pairing.test(clause) ||
        (/^(?:the|an?|its|\p{Ll}*\p{Lu}\p{L}+(?:['’]s?)?)\s/u.test(clause) &&
          !isFragment(dropHanging(`x ${clause}`), 99)),
    );

/** `A cover that folds is sewn on`: after what describes the thing comes what is said of it. */
const hasSecondVerb = (aside: string): boolean =>
  (
    aside.match(
      /(?<!\p{L})(?:is|are|was|has|have|can|will|makes?|gives?|keeps?|lets?|adds?|offers?|provides?|ensures?|helps?|allows?|creates?|brings?|becomes?|lends)(?!\p{L})/giu,
    ) ?? []
  ).length > 1;

/** `A hidden pocket` is a part of a product, no product. */
const isPartOf = (thing: string): boolean => isPartNoun(headWord(thing));

/** `fit` of `fits`, `have` of `has`. */
const inPlural = (verb: string) => (verb === 'has' ? 'have' : verb.replace(/(?<=[sxh])es$|s$/, ''));

/**
 * The text as a sentence about the product; null where it is none of these. `isMany`: the product is spoken of as `they`.
 * `isProduct`: what may be said to be the product.
 */
export function completeSentence(
  text: string,
  isMany: boolean,
  isProduct: (thing: string) => boolean = () => true,
): string | null {
  const bare = dropFullStop(text).replace(/^Also (?=\p{Ll})/u, '');
  // What a card may be used for lists names, which are no clauses.
  const isUse = /^(?:Redeemable|Accepted (?:at|in)|(?:Not )?[Vv]alid (?:at|in|for|on|only))\s/.test(bare);
  if (isUse || ((participle.test(bare) || quality.test(bare)) && !hasMainClause(bare)))
    return end(`${isMany ? 'They are' : 'It is'} ${nameCountry(lower(nameOne(bare, isMany)))}`);
  // `Durable yet presents a soft hand`.
  if (
    /^\p{Lu}\p{Ll}+(?: and \p{Ll}+)? (?:yet|but) \p{Ll}+s (?:an?|the|its|\p{Ll}+) /u.test(bare) &&
    !/^(?:Nothing|None|All|Everything|Not)/.test(bare)
  )
    return isMany ? null : end(`It is ${lower(bare)}`);
  // `Featuring a strap so you can carry it`: the clause it belongs to is missing.
  if (
    /^Featuring \S+ \S/.test(bare) &&
    !/,\s(?:\p{Lu}|(?:wear|use|carry|take|put|place|pair|try|add|keep)\s)/u.test(bare) &&
    !hasMainClause(bare)
  )
    return end(`${isMany ? 'They have' : 'It features'} ${bare.slice('Featuring '.length)}`);
  const [, thing = '', aside = ''] = described.exec(bare) ?? [];
  if (
    thing !== '' &&
    !isMany &&
    hasNoVerb(thing, bare) &&
    isFragment(thing.replace(/^An? /, ''), 20) &&
    // `A printed star shows that you like the film` is whole.
    !/\s(?:shows|means|says|proves|ensures|knows)$/.test(thing) &&
    findSubject(bare) === null &&
    !hasSecondVerb(aside) &&
    // `An ideal lens, this zoom lens provides` is whole.
    !/,\s(?:th(?:is|ese|e|ey)|it|you)\s/.test(bare) &&
    (isPartOf(thing) || isProduct(thing))
  )
    return end(`It ${isPartOf(thing) ? 'has' : 'is'} ${lower(bare)}`);
  const [, adverb, first] = verbFirst.exec(bare) ?? [];
  if (first === undefined || hasMainClause(bare)) return null;
  const verb = first.toLowerCase();
  const rest = bare.slice((adverb === undefined ? 0 : adverb.length + 1) + first.length);
  const start = [isMany ? 'They' : 'It', adverb?.toLowerCase(), isMany ? inPlural(verb) : verb];
  return end(`${start.filter((part) => part !== undefined).join(' ')}${rest}`);
}
