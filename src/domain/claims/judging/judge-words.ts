// Judges what is stated in words: colours and materials by the part they are of, the rest by the phrase and whether it is denied.

import type { Evidence } from '../evidence.ts';
import type { Fact } from '../fact.ts';
import { type Facts, lookUpFacts } from '../facts.ts';
import type { Mention } from '../mention.ts';
import { isVesselToo } from '../reading/terms.ts';
import { rootOf } from '../tokens/tokens.ts';
import type { Judgement } from './judge-amounts.ts';

const unsupported: Judgement = { verdict: 'unsupported', by: [] };
const supported = (by: readonly Fact[]): Judgement => ({ verdict: 'supported', by: by.slice(0, 3) });
const contradicted = (by: readonly Fact[]): Judgement => ({ verdict: 'contradicted', by: by.slice(0, 3) });

const keyOf = (mention: Mention) => (mention.value.type === 'key' ? mention.value.key : '');
const parentsOf = (mention: Mention) => (mention.value.type === 'key' ? mention.value.parents : []);
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
const partOf = ({ goods }: Facts, { after, of }: Mention): string => after[0] ?? (of && !goods.has(of) ? of : '');
/** Names of attributes that name no part. */
const general = new Set(
  'material color colour fabric finish composition main primary outer name type product item'.split(' '),
);
const isOfPart = (fact: Fact, part: string): boolean =>
  (fact.after[0] ?? fact.of ?? '') === part ||
  (part !== '' && !general.has(part) && fact.isAlone && fact.label.includes(part));

/** Colours and materials: the general follows from the specific; another value counts only for the same part. */
export function judgeKinded(facts: Facts, claim: Mention): Judgement {
  const key = keyOf(claim);
  const head = partOf(facts, claim);
  // `Chrome` may be read as the colour here and as the material there.
  const twin = claim.kind === 'colour' ? key.replace('colour ', 'material ') : key.replace('material ', 'colour ');
  const own = lookUpFacts(facts, key).filter((fact) => !isWhole(claim) || !isLook(fact));
  const known = own.length > 0 || isWhole(claim) ? own : lookUpFacts(facts, twin);
  const same = known.filter((fact) => fact.isNegated === claim.isNegated);
  const isRival = (fact: Fact) =>
    !fact.isNegated &&
    keyOf(fact) !== 'colour multicolor' &&
    keyOf(claim) !== 'colour multicolor' &&
    keyOf(fact) !== key &&
    !parentsOf(fact).includes(key) &&
    !parentsOf(claim).includes(keyOf(fact));
  const ofHead =
    head === '' ? [] : lookUpFacts(facts, `head ${claim.kind} ${head}`).filter((fact) => isOfPart(fact, head));
  const ofAll = claim.isAlone ? lookUpFacts(facts, `kind ${claim.kind}`).filter(describesAll) : [];
  // `Polyester poplin`: two words side by side are of one thing.
  const isBeside = (fact: Fact) =>
    same.some((own) => own.field === fact.field && fact.start - own.end < 3 && own.start - fact.end < 3);
  const rivals = claim.isNegated ? [] : [...ofHead, ...ofAll].filter((fact) => isRival(fact) && !isBeside(fact));
  if (same.length === 0) {
    if (known.length > 0) return contradicted(known);
    if (rivals.length > 0) return contradicted(rivals);
    const word = key.slice(`${claim.kind} `.length);
    return isVesselToo(word) && !claim.isNegated ? judgeWords(facts, [word]) : unsupported;
  }
  const fits = same.filter((fact) => isOfPart(fact, head) || describesAll(fact));
  const free = same.filter((fact) => (fact.after[0] ?? '') === '' || fact.label.length > 0);
  // `stainless screws` of `wood screws` whose material is steel: what is said of the goods is said of all.
  const isOfGoods = facts.heads.has(head) && fits.some(describesAll);
  if (isOfGoods || fits.some((fact) => isOfPart(fact, head)) || rivals.length === 0)
    return supported(fits.length > 0 ? fits : same);
  if (claim.isAlone) return fits.length > 0 ? supported(fits) : contradicted(rivals);
  // The part has another colour in the source: that this one stands somewhere else does not help.
  return !claim.isAlone && head !== '' ? contradicted(rivals) : supported(free.length > 0 ? free : same);
}

/** Model numbers: equal but for separators; contradicted by one of the same length with at most two other characters. */
export function judgeModel(facts: Facts, claim: Mention): Judgement {
  const key = keyOf(claim);
  const same = lookUpFacts(facts, key);
  if (same.length > 0) return supported(same);
  const own = key.slice('model '.length);
  const joined = claim.before[0] ? lookUpFacts(facts, `model ${claim.before[0]}${own}`) : [];
  if (joined.length > 0) return supported(joined);
  // `USB2` of `USB 2.0`
  const [, letters = '', digits = ''] = /^([a-z]{2,})(\d)$/.exec(own) ?? [];
  const apart = [digits, `${digits}.0`].flatMap((number) =>
    lookUpFacts(facts, `number ${number}`).filter(({ value }) => value.type === 'number' && value.prev === letters),
  );
  if (letters !== '' && apart.length > 0) return supported(apart);
  if (own.length < 5) return unsupported;
  const rivals = lookUpFacts(facts, `length ${own.length}`).filter((fact) => {
    const other = keyOf(fact).slice('model '.length);
    let differences = 0;
    for (let at = 0; at < own.length; at += 1) if (own.charAt(at) !== other.charAt(at)) differences += 1;
    return differences <= 2 && differences * 2 <= own.length;
  });
  return rivals.length > 0 ? contradicted(rivals) : unsupported;
}

const sizes = 'xxs xs s m l xl xxl xxxl'.split(' ');
const placeOfSize = (mention: Mention) => sizes.indexOf(keyOf(mention).slice('size '.length));

/** Sizes: those listed, those between the ends of a range, and no others where the source lists them. */
export function judgeSize(facts: Facts, claim: Mention): Judgement {
  const judged = judgePhrase(facts, claim);
  if (judged.verdict !== 'unsupported' || claim.value.type !== 'key') return judged;
  const own = placeOfSize(claim);
  const listed = lookUpFacts(facts, 'kind size').filter((fact) => !fact.isNegated && placeOfSize(fact) >= 0);
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

/** A place no list knows: the source has its name, or does not say so. */
export function judgePlace(facts: Facts, claim: Mention): Judgement {
  return judgeWords(facts, keyOf(claim).slice('place '.length).split(' '));
}

/** What has one value only, as origin, age and warranty: another value contradicts. */
export function judgeSingle(facts: Facts, claim: Mention): Judgement {
  const same = lookUpFacts(facts, keyOf(claim));
  if (same.length > 0) {
    const agreeing = same.filter((fact) => fact.isNegated === claim.isNegated);
    return agreeing.length > 0 ? supported(agreeing) : contradicted(same);
  }
  const rivals = claim.isNegated ? [] : lookUpFacts(facts, `kind ${claim.kind}`).filter((fact) => !fact.isNegated);
  return rivals.length > 0 ? contradicted(rivals) : unsupported;
}

const month = 2629800;

/** Ages as `judgeSingle`, or a span of time that names the same years without saying whose: `4-6 years`. */
export function judgeAge(facts: Facts, claim: Mention): Judgement {
  const judged = judgeSingle(facts, claim);
  if (judged.verdict !== 'unsupported') return judged;
  const ends = keyOf(claim)
    .slice('age '.length)
    .split('-')
    .map(Number)
    .filter((end) => end > 0);
  const found = lookUpFacts(facts, 'quantity time').filter(({ value }) => {
    const amounts = value.type === 'measure' ? value.amounts : [];
    return ends.every((end) => amounts.some(({ base }) => Math.abs(base / month - end) < 0.01));
  });
  return found.length > 0 && ends.length > 0 ? supported(found) : judged;
}

/** A phrase: supported where the source says it too, contradicted where the source denies it. */
export function judgePhrase(facts: Facts, claim: Mention): Judgement {
  const same = lookUpFacts(facts, keyOf(claim)).filter(
    (fact) => keyOf(fact) === keyOf(claim) || parentsOf(fact).includes(keyOf(claim)),
  );
  const agreeing = same.filter((fact) => fact.isNegated === claim.isNegated);
  if (agreeing.length > 0) return supported(agreeing);
  return same.length > 0 ? contradicted(same) : unsupported;
}

/** A feature the source says with another ending, `wireless charger`, where it does not deny it. */
export function judgeFeature(facts: Facts, claim: Mention): Judgement {
  const judged = judgePhrase(facts, claim);
  if (judged.verdict !== 'unsupported' || claim.isNegated) return judged;
  const [first, second, third] = keyOf(claim).slice('feature '.length).split(' ');
  const pair =
    first && second && third === undefined ? facts.pairs.get(`${rootOf(first)} ${rootOf(second)}`) : undefined;
  if (pair) return { verdict: 'supported', by: [], words: [pair] };
  // `adjustable` of `can be adjusted`
  const root = first && second === undefined ? rootOf(first) : '';
  const said =
    root !== first && facts.roots.has(root) && !facts.polarity.denials.has(root) ? rootPlace(facts, root) : null;
  return said ? { verdict: 'supported', by: [], words: [said] } : judged;
}

const rootPlace = ({ words }: Facts, root: string): Evidence | null => {
  for (const [word, place] of words) if (rootOf(word) === root && place.text !== '') return place;
  return null;
};

/** What is in the box: by the thing, or by the words after it where only the first was taken for it; `HDMI cable` is not any cable. */
export function judgeIncluded(facts: Facts, claim: Mention): Judgement {
  const [verb = '', thing = ''] = keyOf(claim).split(' ', 2);
  const facing = lookUpFacts(facts, keyOf(claim));
  const [kind = ''] = claim.before;
  const ofKind = kind === '' ? [] : facing.filter((fact) => fact.before[0] === kind);
  const same = ofKind.length > 0 ? ofKind : facing;
  const agreeing = same.filter((fact) => fact.isNegated === claim.isNegated);
  if (agreeing.length > 0) return supported(agreeing);
  if (same.length > 0) return contradicted(same);
  // `This line from Acme is required`: the thing stands before the make.
  const ofMake = facts.brand.has(thing)
    ? lookUpFacts(facts, 'kind included').filter((fact) => keyOf(fact).startsWith(`${verb} `))
    : [];
  if (ofMake.some((fact) => fact.isNegated === claim.isNegated)) return supported(ofMake);
  // `the included rain cover`: the thing is one of the words that follow.
  const following = claim.after.slice(0, 2).flatMap((word) => lookUpFacts(facts, `${verb} ${word}`));
  const found = following.filter((fact) => fact.isNegated === claim.isNegated && (fact.before[0] ?? thing) === thing);
  if (found.length > 0) return supported(found);
  // `Assembly required` is read as a phrase of its own.
  const pair = claim.isNegated ? undefined : facts.pairs.get(`${rootOf(thing)} ${rootOf(verb)}`);
  if (pair) return { verdict: 'supported', by: [], words: [pair] };
  const had = claim.isNegated || verb === 'required' ? undefined : facts.polarity.had.get(rootOf(thing));
  return had && had.said !== 'need' ? { verdict: 'supported', by: [], words: [had.evidence] } : unsupported;
}

/** What a text holds: the source's list, or for what it does hold any mention of it. */
export function judgeIngredient(facts: Facts, claim: Mention): Judgement {
  const judged = judgePhrase(facts, claim);
  if (judged.verdict !== 'unsupported' || claim.isNegated) return judged;
  return judgeWords(facts, keyOf(claim).slice('ingredient '.length).split(' '));
}

function judgeWords(facts: Facts, wanted: readonly string[]): Judgement {
  const words = wanted.map((word) => facts.words.get(word) ?? facts.words.get(word.replace(/-/g, '')));
  const found = words.filter((word) => word !== undefined);
  return found.length === wanted.length && wanted.length > 0
    ? { verdict: 'supported', by: [], words: found }
    : unsupported;
}

/** Makes and devices: all their words stand in the source; of plain words half are enough. */
export function judgeNames(facts: Facts, claim: Mention): Judgement {
  if (claim.value.type !== 'names') return unsupported;
  const wanted = claim.value.words;
  const found = wanted.flatMap((word) => facts.words.get(word) ?? []);
  const isEnough =
    claim.value.isSure && claim.kind === 'compatibility'
      ? found.length * 2 >= wanted.length
      : found.length === wanted.length;
  if (!isEnough) return unsupported;
  const denying = lookUpFacts(facts, `kind ${claim.kind}`).filter((fact) => {
    if (fact.value.type !== 'names' || fact.isNegated === claim.isNegated) return false;
    const { words } = fact.value;
    return wanted.every((word) => words.includes(word));
  });
  const agreeing = lookUpFacts(facts, `kind ${claim.kind}`).some((fact) => {
    if (fact.value.type !== 'names' || fact.isNegated !== claim.isNegated) return false;
    const { words } = fact.value;
    return wanted.every((word) => words.includes(word));
  });
  if (denying.length > 0 && !agreeing) return { verdict: 'contradicted', by: denying.slice(0, 3) };
  return { verdict: 'supported', by: [], words: found.slice(0, 5) };
}
