// What the source says of a claim, by what the claim states.
import type { Facts } from '../facts.ts';
import type { Mention } from '../mention.ts';
import { judgeDimensions, judgeMeasure, judgeNumber, judgePack } from './judge-amounts.ts';
import {
  judgeFeature,
  judgeIncluded,
  judgeIngredient,
  judgeKinded,
  judgeModel,
  judgeNames,
  judgePhrase,
  judgeSingle,
  judgeSize,
} from './judge-words.ts';
import { type Judged, unsupported } from './judged.ts';

/** What a text only compares with is another thing's: it may be known, and contradicts nothing. */
export function judgeClaim(facts: Facts, claim: Mention): Judged {
  const judged = judgeByValue(facts, claim);
  if (claim.comparison === null || judged.verdict === 'supported') return judged;
  const named = judgeByValue({ ...facts, index: facts.compared }, claim);
  return named.verdict === 'supported' ? named : unsupported;
}

/** Judges by the facts of `facts.index` alone. */
export function judgeByValue(facts: Facts, claim: Mention): Judged {
  switch (claim.value.type) {
    case 'measure':
      return judgeMeasure(facts, claim);
    case 'dimensions':
      return judgeDimensions(facts, claim);
    case 'number':
      return judgeNumber(facts, claim);
    case 'pack':
      return judgePack(facts, claim);
    case 'names':
      return judgeNames(facts, claim);
    case 'model':
      return judgeModel(facts, claim);
    case 'age':
    case 'warranty':
      return judgeSingle(facts, claim);
    case 'included':
      return judgeIncluded(facts, claim);
    case 'term':
      return judgeTerm(facts, claim);
  }
}

function judgeTerm(facts: Facts, claim: Mention): Judged {
  switch (claim.kind) {
    case 'colour':
    case 'material':
      return judgeKinded(facts, claim);
    case 'size':
      return judgeSize(facts, claim);
    case 'origin':
      return judgeSingle(facts, claim);
    case 'ingredient':
      return judgeIngredient(facts, claim);
    case 'feature':
      return judgeFeature(facts, claim);
    default:
      return judgePhrase(facts, claim);
  }
}
