// What a product does about a complaint: `erases wrinkles`, `soothes sore muscles`. Any verb of the one list with any word of the other.

import { stemOf } from '#domain/text/word-forms.ts';
import { mentionOf, type Read } from '../mention.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';

const verbs = new Set(
  (
    'reduce reduces erase erases eliminate eliminates remove removes fade fades minimize minimizes reverse reverses prevent prevents treat treats ' +
    'relieve relieves soothe soothes fight fights stop stops combat combats ease eases alleviate alleviates banish banishes smooth smooths calm ' +
    'calms lower lowers control controls clear clears'
  ).split(' '),
);
const complaints = new Set(
  (
    'wrinkle acne blemish cellulite scar pain ache inflammation swelling headache migraine anxiety insomnia dandruff allergy infection cramp snoring ' +
    'depression nausea heartburn constipation bloating fatigue psoriasis rosacea eczema itch itching asthma cholesterol cough fever flu ' +
    'indigestion soreness stretchmark wart'
  ).split(' '),
);
const pairs = new Set([
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
]);
const farthest = 4;

/** The verb, up to three words and the complaint. */
export function readHealthEffect(scan: Scan, at: number): Read | null {
  const verb = tokenAt(scan, at);
  if (!verbs.has(verb.key)) return null;
  for (let place = at + 1; place <= at + farthest; place += 1) {
    const word = tokenAt(scan, place);
    if (word.type !== 'word' || word.clause !== verb.clause) return null;
    const stem = stemOf(word.key);
    const pair = `${stem} ${stemOf(tokenAt(scan, place + 1).key)}`;
    const isPair = pairs.has(pair);
    if (!isPair && !complaints.has(stem)) continue;
    const next = isPair ? place + 2 : place + 1;
    const value = { type: 'term', term: `against ${isPair ? pair : stem}`, parents: [] } as const;
    return { mention: mentionOf(scan, at, next, 'health', value), next };
  }
  return null;
}
