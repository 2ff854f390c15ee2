// What a product does about a complaint, a disease, a germ or a pest, and that it is safe for somebody: `erases wrinkles`, `prevents malaria`,
// `kills pests`, `safe for babies`. Any verb of a list with any word of the other, in English and German.

import { stemOf } from '#domain/text/word-forms.ts';
import { isDenied, isNegation, mentionOf, type Read } from '../mention.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';

const split = (list: string) => list.split(' ');
const stems = (list: string) => split(list).map(stemOf);

const easing =
  'reduce reduces reducing erase erases eliminate eliminates eliminating remove removes removing fade fades minimize minimizes reverse reverses ' +
  'relieve relieves relieving soothe soothes fight fights fighting stop stops stopping combat combats ease eases easing alleviate alleviates ' +
  'alleviating banish banishes smooth smooths calm calms lower lowers control controls clear clears';
const curing =
  'prevent prevents preventing treat treats treating cure cures curing heal heals healing ' +
  'heilt heilen lindert lindern bekampft bekampfen verhindert verhindern behandelt behandeln beugt vermeidet reduziert mindert stoppt';
const killing =
  'kill kills killing destroy destroys destroying eradicate eradicates eradicating exterminate exterminates eliminate eliminates eliminating ' +
  'prevent prevents preventing control controls controlling treat treats treating repel repels repelling deter deters inhibit inhibits ' +
  'totet toten abtotet abtoten vernichtet vernichten vertreibt vertreiben beseitigt beseitigen bekampft bekampfen verhindert verhindern stoppt';
/** What is done to germs alone: a screen stops insects, and a sponge removes them from a windshield. */
const cleaning = 'reduce reduces reducing remove removes removing stop stops stopping fight fights entfernt reduziert';
/** Verbs and the word behind them with which they mean the same. */
const joined = new Map([
  ...['protect', 'protects', 'protecting', 'protection'].map((verb) => [verb, /^(?:against|from)$/] as const),
  ...['ward', 'wards'].map((verb) => [verb, /^off$/] as const),
  ...['schutzt', 'schutz', 'hilft', 'wirkt'].map((verb) => [verb, /^(?:vor|gegen)$/] as const),
]);

const complaints = stems(
  'wrinkle acne blemish cellulite scar pain ache inflammation swelling headache migraine anxiety insomnia dandruff allergy infection cramp snoring ' +
    'depression nausea heartburn constipation bloating fatigue psoriasis rosacea eczema itch itching asthma cholesterol cough fever flu ' +
    'indigestion soreness stretchmark wart ' +
    'schmerz schmerzen gelenkschmerzen ruckenschmerzen kopfschmerzen muskelschmerzen migrane akne ekzeme ekzem neurodermitis schuppenflechte ' +
    'entzundung entzundungen allergien allergie husten fieber juckreiz verdauungsprobleme schlafstorungen depressionen',
);
const diseases = stems(
  'disease illness sickness virus viruses malaria zika dengue lyme cholera hepatitis tuberculosis measles influenza covid coronavirus cancer tumor ' +
    'diabetes arthritis gout osteoporosis alzheimer dementia parkinson epilepsy autism adhd anemia scurvy gingivitis cavity ' +
    'heartworm rabies parvovirus ringworm ulcer thrombosis obesity ' +
    'krankheit krankheiten infektion infektionen viren karies parodontose krebs tumore gicht rheuma arthrose demenz grippe erkaltung erkaltungen borreliose tollwut',
);
const germs = stems(
  'germ bacteria bacterium microbe virus viruses pathogen fungus fungi mold mildew spore salmonella listeria algae ' +
    'keime keim keimen bakterien viren erreger pilze schimmel schimmelpilze algen sporen',
);
const pests = stems(
  'pest mosquito mosquitoes tick flea louse lice mite cockroach roach ant wasp hornet bedbug termite moth insect bug spider scorpion rodent mice rat vermin slug aphid weed ' +
    'schadlinge schadling ungeziefer mucken mucke stechmucken zecken zecke flohe lause kopflause milben ameisen wespen motten insekten spinnen ratten mause marder schnecken unkraut blattlause',
);
const pairs = new Map([
  ...[
    'fine line',
    'dark spot',
    'dark circle',
    'age spot',
    'stretch mark',
    'hair loss',
    'blood sugar',
    'blood pressure',
    'sore muscle',
    'joint pain',
    'tooth decay',
  ].map((pair) => [pair, 'complaint'] as const),
  ['bed bug', 'pest'] as const,
]);

type Sense = 'complaint' | 'disease' | 'germ' | 'pest';
const senses = new Map<string, readonly Sense[]>();
const lists: readonly (readonly [Sense, readonly string[]])[] = [
  ['complaint', complaints],
  ['disease', diseases],
  ['germ', germs],
  ['pest', pests],
];
for (const [sense, list] of lists) for (const word of list) senses.set(word, [...(senses.get(word) ?? []), sense]);

/** Which objects a verb makes a claim of. */
const done = new Map<string, Set<Sense>>();
for (const [list, objects] of [
  [easing, ['complaint', 'disease']],
  [curing, ['complaint', 'disease']],
  [killing, ['germ', 'pest']],
  [cleaning, ['germ']],
] as const)
  for (const verb of split(list)) done.set(verb, new Set([...(done.get(verb) ?? []), ...objects]));
const ofJoined: ReadonlySet<Sense> = new Set(['disease', 'complaint', 'pest', 'germ']);

const farthest = 6;
/** A clause goes on about something else behind these. */
const barriers = new Set(
  'with for to in on at by while that which who your and or mit fur zu auf bei und oder'.split(' '),
);
/** Words around which a virus is one of computers. */
const machines = new Set(
  'computer computers pc pcs spyware malware adware ransomware phishing trojan trojans hacker hackers software online internet file files email code mac windows virenscanner'.split(
    ' ',
  ),
);

function isOfMachines(scan: Scan, at: number): boolean {
  const { sentence } = tokenAt(scan, at);
  for (const step of [-1, 1])
    for (let place = at + step; Math.abs(place - at) < 16 && tokenAt(scan, place).sentence === sentence; place += step)
      if (machines.has(tokenAt(scan, place).key)) return true;
  return false;
}

/** Of a thing, not of what is done: `a no-rinse formula that kills germs`. */
const ofThings = /^(?:no|non|without|lacks|excludes|excluding|ohne|kein(?:e[nmrs]?)?)$/;
const deniesVerb = (key: string): boolean => isNegation(key) && !ofThings.test(key);
const joint = /^(?:,|or|and|nor)$/;
const auxiliary = /^(?:to|will|would|can|could|may|might|shall|should|must)$/;
/** What begins a new statement, which an earlier denial says nothing of. */
const turning = /^(?:and|but|because|so|while|which|who|it|that|und|aber|das|der|die)$/;
/** How far back a denial is looked for, in tokens. */
const farthestDenial = 24;

/** `treat, cure, or prevent`: where a list of infinitives begins that a verb ends. */
function listStart(scan: Scan, at: number): number {
  const { key, sentence } = tokenAt(scan, at);
  if (!done.has(`${key}s`) && !done.has(`${key}es`)) return at;
  let from = at;
  for (let place = at - 1; place > at - farthestDenial; place = from - 1) {
    while (joint.test(tokenAt(scan, place).key)) place -= 1;
    const before = tokenAt(scan, place - 1).key;
    const isMember =
      place < from - 1 &&
      tokenAt(scan, place).type === 'word' &&
      tokenAt(scan, place).sentence === sentence &&
      (joint.test(before) || auxiliary.test(before) || deniesVerb(before));
    if (!isMember) break;
    from = place;
  }
  return from;
}

/** `no claim that it`, `do not claim that`: what a maker does not say is promised by nobody. */
function isUnclaimed(scan: Scan, that: number): boolean {
  for (let place = that - 1; place > that - 5; place -= 1)
    if (/^claim/.test(tokenAt(scan, place).key))
      return [1, 2].some((step) => isNegation(tokenAt(scan, place - step).key));
  return false;
}

/**
 * Whether a verb is denied: `is not intended to diagnose, treat or prevent any disease` promises nothing, `It does not stain and kills germs` does.
 * A denial is heard in its own statement alone, and over a list of infinitives. False of all other words.
 */
export function isDisclaimed(scan: Scan, at: number): boolean {
  const { key } = tokenAt(scan, at);
  if (!done.has(key)) return false;
  // `heilt keine Krankheiten`
  if (isNegation(tokenAt(scan, at + 1).key)) return true;
  const isThird = /[^s]s$/.test(key);
  const from = listStart(scan, at);
  const { clause } = tokenAt(scan, from);
  for (let place = from - 1; place > at - farthestDenial && place >= 0; place -= 1) {
    const token = tokenAt(scan, place);
    if (token.clause !== clause) return false;
    if (token.key === 'that') return isUnclaimed(scan, place);
    const isNext = place === from - 1;
    const isBut = /^(?:only|just)$/.test(tokenAt(scan, place + 1).key);
    const denies = isThird ? /^(?:never|neither|nor)$/.test(token.key) : deniesVerb(token.key);
    if (denies && !isBut) return true;
    if (turning.test(token.key) && !isNext) return false;
  }
  return false;
}

type Found = { sense: Sense; term: string; next: number };

/** The first word behind a verb that it makes a claim of. */
function objectBehind(scan: Scan, at: number, from: number, wanted: ReadonlySet<Sense>): Found | null {
  const verb = tokenAt(scan, at);
  for (let place = from; place < from + farthest; place += 1) {
    const word = tokenAt(scan, place);
    if (word.type === 'number' || word.key === '%') continue;
    if (word.type !== 'word' || word.clause !== verb.clause || isNegation(word.key)) return null;
    const stem = stemOf(word.key);
    const after = stemOf(tokenAt(scan, place + 1).key);
    const pair = `${stem} ${after}`;
    const isPair = pairs.has(pair);
    const own = isPair ? [pairs.get(pair) as Sense] : (senses.get(stem) ?? []);
    const sense = own.find((each) => wanted.has(each));
    // `Lyme disease` is one thing.
    const isLonger = isPair || senses.get(after)?.some((each) => wanted.has(each)) === true;
    if (sense !== undefined) return { sense, term: isPair ? pair : stem, next: place + (isLonger ? 2 : 1) };
    if (barriers.has(word.key) && !(word.key === 'to' && /^up$/.test(tokenAt(scan, place - 1).key))) return null;
  }
  return null;
}

/** The verb, some words and what it is done to. */
function readEffect(scan: Scan, at: number): Read | null {
  const verb = tokenAt(scan, at);
  const join = joined.get(verb.key);
  const isJoined = join?.test(tokenAt(scan, at + 1).key) === true;
  const wanted = isJoined ? ofJoined : done.get(verb.key);
  if (wanted === undefined) return null;
  const found = objectBehind(scan, at, isJoined ? at + 2 : at + 1, wanted);
  if (found === null || isDisclaimed(scan, at)) return null;
  const { sense, term, next } = found;
  if (sense !== 'complaint' && isOfMachines(scan, at)) return null;
  const kind = sense === 'germ' || sense === 'pest' ? 'pesticide' : 'health';
  return { mention: mentionOf(scan, at, next, kind, { type: 'term', term: `against ${term}`, parents: [] }), next };
}

const harmless = new Set(split('safe harmless sicher unbedenklich ungefahrlich unschadlich'));
const living = new Set(
  stems(
    'baby babies infant infants newborn newborns toddler toddlers child children kid kids human humans people pregnancy pet pets dog dogs cat cats puppy puppies ' +
      'animal animals livestock bird birds bee bees ' +
      'babys baby kinder kind kleinkinder sauglinge mensch menschen tier tiere tieren haustiere hunde katzen bienen schwangere',
  ),
);

/** `safe for babies`, `harmless to humans`, `safe for use around kids`. */
function readSafety(scan: Scan, at: number): Read | null {
  const first = tokenAt(scan, at);
  const isOfHealth = /^(?:gesundheitlich|medizinisch)$/.test(first.key) && harmless.has(tokenAt(scan, at + 1).key);
  if (isOfHealth) return readAs('health', at + 2);
  if (!harmless.has(first.key) || !/^(?:for|to|around|with|near|fur)$/.test(tokenAt(scan, at + 1).key)) return null;
  for (let place = at + 2; place < at + 7; place += 1) {
    const word = tokenAt(scan, place);
    if (word.type !== 'word' || word.clause !== first.clause) return null;
    if (living.has(stemOf(word.key))) return readAs(stemOf(word.key), place + 1);
    if (
      !/^(?:use|around|by|with|for|near|the|your|our|all|any|small|young|little|most|die|das|ihre?|ihren|alle|kleine)$/.test(
        word.key,
      )
    )
      return null;
  }
  return null;

  function readAs(whom: string, next: number): Read | null {
    if (isDenied(scan, at, next)) return null;
    return {
      mention: mentionOf(scan, at, next, 'health', { type: 'term', term: `safe for ${whom}`, parents: [] }),
      next,
    };
  }
}

export const readHealthEffect = (scan: Scan, at: number): Read | null => readEffect(scan, at) ?? readSafety(scan, at);
