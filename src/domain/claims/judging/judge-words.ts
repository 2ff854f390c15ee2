// Judges what is stated in words: colours and materials by the part they are of, the rest by the phrase and whether it is denied.

import { rootOf } from '#domain/text/word-forms.ts';
import type { Evidence } from '../checked-claim.ts';
import type { Fact } from '../fact-index.ts';
import type { Facts } from '../facts.ts';
import type { Mention, Value } from '../mention.ts';
import { contradicted, type Judged, supported, supportedByWords, unsupported } from './judged.ts';

const termOf = ({ value }: Mention) => (value.type === 'term' ? value.term : '');
const parentsOf = ({ value }: Mention) => (value.type === 'term' ? value.parents : []);
const describesAll = (fact: Fact) => fact.isAlone;

/** `walnut finish`, `leather look`: the look of a material, not the material. */
const looks = new Set(
  'finish look effect tone veneer stain style print color colour grain laminate inspired'.split(' '),
);
const isLook = ({ after, kind }: Mention) => kind === 'colour' || looks.has(after[0] ?? '');
/** `solid walnut`, `genuine leather`: stated to be that through and through. */
const wholes = new Set(['solid', 'genuine', 'real']);
const isWhole = ({ kind, before }: Mention) => kind === 'material' && wholes.has(before[0] ?? '');

/** The part a colour or a material is said of, an empty text for the product itself: `steel lid`, `lid made of steel`. */
const partOf = ({ polarity }: Facts, { after, of }: Mention): string =>
  after[0] ?? (of && !polarity.goods.has(rootOf(of)) ? of : '');
/** Names of attributes that name no part. */
const general = new Set(
  'material color colour fabric finish composition main primary outer name type product item'.split(' '),
);
const isOfPart = (fact: Fact, part: string): boolean =>
  (fact.after[0] ?? fact.of ?? '') === part ||
  (part !== '' && !general.has(part) && fact.isAlone && fact.label.includes(part));

/** Colours and materials: the general follows from the specific; another value counts only for the same part. */
export function judgeKinded(facts: Facts, claim: Mention): Judged {
  const { index } = facts;
  const term = termOf(claim);
  const head = partOf(facts, claim);
  const own = index.ofTerm(claim.kind, term).filter((fact) => !isWhole(claim) || !isLook(fact));
  // `Chrome` may be read as the colour here and as the material there.
  const other = claim.kind === 'colour' ? 'material' : 'colour';
  const known = own.length > 0 || isWhole(claim) ? own : index.ofTerm(other, term);
  const same = known.filter((fact) => fact.isNegated === claim.isNegated);
  const isAlternative = (fact: Fact) =>
    !fact.isNegated &&
    termOf(fact) !== 'multicolor' &&
    term !== 'multicolor' &&
    termOf(fact) !== term &&
    !parentsOf(fact).includes(term) &&
    !parentsOf(claim).includes(termOf(fact));
  const ofKind = index.byKind.get(claim.kind);
  const ofHead = head === '' ? [] : ofKind.filter((fact) => isOfPart(fact, head));
  const ofAll = claim.isAlone ? ofKind.filter(describesAll) : [];
  // `Polyester poplin`: two words side by side are of one thing.
  const isBeside = (fact: Fact) =>
    same.some((own) => own.field === fact.field && fact.start - own.end < 3 && own.start - fact.end < 3);
  const alternatives = claim.isNegated
    ? []
    : [...ofHead, ...ofAll].filter((fact) => isAlternative(fact) && !isBeside(fact));
  if (same.length === 0) {
    if (known.length > 0) return contradicted(known);
    if (alternatives.length > 0) return contradicted(alternatives);
    return unsupported;
  }
  const fits = same.filter((fact) => isOfPart(fact, head) || describesAll(fact));
  const free = same.filter((fact) => (fact.after[0] ?? '') === '' || fact.label.length > 0);
  // `stainless screws` of `wood screws` whose material is steel: what is said of the goods is said of all.
  const isOfGoods = facts.heads.has(head) && fits.some(describesAll);
  if (isOfGoods || fits.some((fact) => isOfPart(fact, head)) || alternatives.length === 0)
    return supported(fits.length > 0 ? fits : same);
  if (claim.isAlone) return fits.length > 0 ? supported(fits) : contradicted(alternatives);
  // The part has another colour in the source: that this one is found elsewhere does not help.
  return !claim.isAlone && head !== '' ? contradicted(alternatives) : supported(free.length > 0 ? free : same);
}

/** Model numbers: equal but for separators; contradicted by one of the same length with at most two other characters. */
export function judgeModel(facts: Facts, claim: Mention): Judged {
  if (claim.value.type !== 'model') return unsupported;
  const { index } = facts;
  const own = claim.value.code;
  const same = index.byModel.get(own);
  if (same.length > 0) return supported(same);
  if (own.length < 5) return unsupported;
  const alternatives = index.byKind.get('model').filter(({ value }) => {
    if (value.type !== 'model' || value.code.length !== own.length) return false;
    const other = value.code;
    let differences = 0;
    for (let at = 0; at < own.length; at += 1) if (own.charAt(at) !== other.charAt(at)) differences += 1;
    return differences <= 2 && differences * 2 <= own.length;
  });
  return alternatives.length > 0 ? contradicted(alternatives) : unsupported;
}

const sizes = 'xxs xs s m l xl xxl xxxl'.split(' ');
const placeOfSize = (mention: Mention) => sizes.indexOf(termOf(mention));

/** Sizes: those listed, those between the ends of a range, and no others where the source lists them. */
export function judgeSize(facts: Facts, claim: Mention): Judged {
  const judged = judgePhrase(facts, claim);
  if (judged.verdict !== 'unsupported') return judged;
  const own = placeOfSize(claim);
  const listed = facts.index.byKind.get('size').filter((fact) => !fact.isNegated && placeOfSize(fact) >= 0);
  const range = listed.filter((low) =>
    listed.some((high) => {
      // `S-L`, `S to L`, not `S, L`
      const gap = high.start - low.end;
      const isRange = low.field === high.field && (gap === 1 || gap === 3 || gap === 4);
      return isRange && placeOfSize(low) < own && own < placeOfSize(high);
    }),
  );
  if (range.length > 0) return supported(range);
  const isList = listed.some(({ label }) => label.includes('size')) || listed.length > 2;
  return own >= 0 && isList && !claim.isNegated ? contradicted(listed) : unsupported;
}

function isSame(one: Value, other: Value): boolean {
  if (one.type === 'age') return other.type === 'age' && one.from === other.from && one.to === other.to;
  if (one.type === 'warranty') return other.type === 'warranty' && one.months === other.months;
  return one.type === 'term' && other.type === 'term' && one.term === other.term;
}

/** What has one value only, as origin, age and warranty: another value contradicts. */
export function judgeSingle(facts: Facts, claim: Mention): Judged {
  const all = facts.index.byKind.get(claim.kind);
  const same = all.filter(({ value }) => isSame(value, claim.value));
  if (same.length > 0) {
    const agreeing = same.filter((fact) => fact.isNegated === claim.isNegated);
    return agreeing.length > 0 ? supported(agreeing) : contradicted(same);
  }
  const alternatives = claim.isNegated ? [] : all.filter((fact) => !fact.isNegated);
  return alternatives.length > 0 ? contradicted(alternatives) : unsupported;
}

/** A phrase: supported where the source says it too, contradicted where the source denies it. */
export function judgePhrase(facts: Facts, claim: Mention): Judged {
  const same = facts.index.ofTerm(claim.kind, termOf(claim));
  const agreeing = same.filter((fact) => fact.isNegated === claim.isNegated);
  if (agreeing.length > 0) return supported(agreeing);
  return same.length > 0 ? contradicted(same) : unsupported;
}

/** A feature the source says with another ending, where it does not deny it: `adjustable` of `can be adjusted`. */
export function judgeFeature(facts: Facts, claim: Mention): Judged {
  const judged = judgePhrase(facts, claim);
  if (judged.verdict !== 'unsupported' || claim.isNegated) return judged;
  const term = termOf(claim);
  const root = rootOf(term);
  const said =
    root !== term && facts.roots.has(root) && !facts.polarity.denials.has(root) ? rootPlace(facts, root) : null;
  return said ? supportedByWords([said]) : judged;
}

const rootPlace = ({ words }: Facts, root: string): Evidence | null => {
  for (const [word, place] of words) if (rootOf(word) === root && place.text !== '') return place;
  return null;
};

/** What is in the box: `HDMI cable` is not any cable. */
export function judgeIncluded(facts: Facts, claim: Mention): Judged {
  if (claim.value.type !== 'included') return unsupported;
  const { thing, isRequired } = claim.value;
  const facing = facts.index.byKind
    .get('included')
    .filter(({ value }) => value.type === 'included' && value.isRequired === isRequired && value.thing === thing);
  const [kind = ''] = claim.before;
  const ofKind = kind === '' ? [] : facing.filter((fact) => fact.before[0] === kind);
  const same = ofKind.length > 0 ? ofKind : facing;
  const agreeing = same.filter((fact) => fact.isNegated === claim.isNegated);
  if (agreeing.length > 0) return supported(agreeing);
  if (same.length > 0) return contradicted(same);
  const had = claim.isNegated ? undefined : facts.polarity.had.get(rootOf(thing));
  return had && (had.said === 'need') === isRequired ? supportedByWords([had.evidence]) : unsupported;
}

/** What a text holds: the source's list, or for what it does hold any mention of it. */
export function judgeIngredient(facts: Facts, claim: Mention): Judged {
  const judged = judgePhrase(facts, claim);
  if (judged.verdict !== 'unsupported' || claim.isNegated) return judged;
  return judgeWords(facts, termOf(claim).split(' '));
}

function judgeWords(facts: Facts, wanted: readonly string[]): Judged {
  const words = wanted.map((word) => facts.words.get(word) ?? facts.words.get(word.replace(/-/g, '')));
  const found = words.filter((word) => word !== undefined);
  return found.length === wanted.length && wanted.length > 0 ? supportedByWords(found) : unsupported;
}

/** Makes, devices and places: all their words must be in the source; of plain words half are enough. */
export function judgeNames(facts: Facts, claim: Mention): Judged {
  if (claim.value.type !== 'names') return unsupported;
  const wanted = claim.value.words;
  const found = wanted.flatMap((word) => facts.words.get(word) ?? []);
  const isEnough =
    claim.value.isSure && claim.kind === 'compatibility'
      ? found.length * 2 >= wanted.length
      : found.length === wanted.length;
  if (!isEnough) return unsupported;
  const same = facts.index.byKind.get(claim.kind).filter(({ value }) => {
    const words = value.type === 'names' ? value.words : [];
    return wanted.every((word) => words.includes(word));
  });
  if (same.length > 0 && same.every((fact) => fact.isNegated !== claim.isNegated)) return contradicted(same);
  return supportedByWords(found.slice(0, 5));
}
