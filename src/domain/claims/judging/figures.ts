// Words of a claim's shape that say nothing of the product: `turns to gold`, `melts like silk`, `one for you and four for emergencies`. They are stated only
// where the source says otherwise.
import type { Facts } from '../facts.ts';
import type { Mention } from '../mention.ts';
import { placeOf, type Scan, tokenAt } from '../tokens/tokens.ts';
import { isKnown, isPart } from './parts.ts';
import { arePeople } from './people.ts';

const ends = new Set(
  'and or with for that which who to from in on at by is are was has have when while where if as you so but'.split(' '),
);
const shades = new Set(
  'shade tone hue color colour version finish accent accents detail details touch touches pop'.split(' '),
);
/** Materials that name no kind: `the fabric`, `sticks to glass`. */
const general = new Set('fabric metal glass wood plastic cloth stone paper concrete'.split(' '));

/** Whether nothing follows that a colour or a material could be of. */
function isBare(scan: Scan, at: number, next: number): boolean {
  const after = tokenAt(scan, next);
  return after.type !== 'word' || after.clause !== tokenAt(scan, at).clause || ends.has(after.key);
}

/** `brown car` of a pressure washer: neither the noun nor the next is a part or known. */
const isOfOther = (facts: Facts, after: readonly string[]) =>
  after.length > 0 && !after.slice(0, 2).some((word) => isPart(word) || isKnown(facts, word));

function isOfNothing(facts: Facts, scan: Scan, mention: Mention, at: number): boolean {
  const before = tokenAt(scan, at - 1).key;
  if (before === 'like') return true;
  const bare = isBare(scan, at, at + 1);
  if (mention.kind === 'colour' && !bare) return !mention.isAlone && isOfOther(facts, mention.after);
  if (mention.kind === 'colour')
    return bare && /^(?:of|to|into)$/.test(before) && !shades.has(tokenAt(scan, at - 2).key);
  if (!general.has(tokenAt(scan, at).key)) return false;
  if (/^(?:to|on|onto|against|off|through|across)$/.test(before)) return bare;
  return before === 'the' && (bare || !isPart(mention.after[0] ?? '')) && !isKnown(facts, mention.after[0] ?? '');
}

const having =
  /^(?:has|have|with|includes?|features?|contains?|comes|all|built|offers?|holds?|fits?|seats?|sleeps?|serves?|to|for|every)$/;

/** A number in words of what the source has no word of and no product has: `two rhythms`. */
function isLooseCount(facts: Facts, scan: Scan, { after }: Mention, at: number): boolean {
  if (tokenAt(scan, at).type !== 'word') return false;
  if (after.length === 0) return true;
  if (having.test(tokenAt(scan, at - 1).key)) return false;
  return arePeople(after) || !after.slice(0, 2).some((word) => isPart(word) || isKnown(facts, word));
}

/** Makers whose names are words too, at a sentence's begin. */
const ordinary = /^(?:sharp|brother|apple|windows|surface|echo|hero|pixel|lightning|steam|oculus|shark|polaroid)$/;

/** What superlatives praise when they praise a product, in words its source need not use. */
const praised = new Set(
  (
    'choice market one way quality ingredient material price value performance result experience comfort product item gift solution option protection technology feature ' +
    'design standard level support selection range craftsmanship fit taste flavor flavour sound picture seller brand name class world industry deal offer tool service ' +
    'care speed power durability strength style look version model type category country planet available ever'
  ).split(' '),
);

/** Said of something else or in passing: `even on the longest day`. A superlative of what the source speaks of, or of nothing, is the product's. */
function isLoosely(facts: Facts, { kind, isLoose, after }: Mention): boolean {
  if (!isLoose || kind !== 'superlative') return isLoose;
  // `the heaviest thing about laundry day`
  if (/^(?:thing|bit|part|moment)$/.test(after[0] ?? '')) return true;
  return !after.slice(0, 2).some((word) => praised.has(word) || facts.words.has(word));
}

/** Whether a claim that the source does not support is only said so. */
export function isFigure(facts: Facts, scan: Scan, mention: Mention): boolean {
  if (isLoosely(facts, mention)) return true;
  const { kind, value } = mention;
  const at = placeOf(scan, mention.start);
  const before = tokenAt(scan, at - 1).key;
  // `some 300 bottles`
  if (before === 'some' && (value.type === 'number' || value.type === 'measure')) return true;
  switch (kind) {
    case 'superlative':
      // `even the shiniest paint`
      return before === 'even' || (before === 'the' && tokenAt(scan, at - 2).key === 'even');
    case 'colour':
    case 'material':
      return isOfNothing(facts, scan, mention, at);
    case 'count':
    case 'number':
      return value.type === 'number' && value.prev === '' && isLooseCount(facts, scan, mention, at);
    case 'compatibility':
      return (
        mention.isPassing &&
        ordinary.test(tokenAt(scan, at).key) &&
        tokenAt(scan, at - 1).sentence !== tokenAt(scan, at).sentence
      );
    default:
      return false;
  }
}
