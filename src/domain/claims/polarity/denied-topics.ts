// Things and deeds a source speaks of only to deny or forbid them: bleach where all it says is `do not bleach`. A text that speaks of one
// without denying it may say the opposite in words no rule reads, so it is left open, and never called contradicted.

import { rootOf } from '#domain/text/word-forms.ts';
import type { Evidence } from '../checked-claim.ts';
import { mostOfSort } from '../fact-index.ts';
import type { Facts } from '../facts.ts';
import { sentenceKey, sentencesOf } from '../tokens/sentences.ts';
import { placeOf, type Scan } from '../tokens/tokens.ts';
import type { Denial } from './denial.ts';
import { placesOf, sameThing } from './denials.ts';
import { deniedAt } from './turns.ts';

export type Topic = { from: number; next: number; by: Evidence };

const rootsOf = (text: string): string[] => text.split(' ').map(rootOf);

/** Words too common to show what a sentence is about. */
const vague = new Set(
  rootsOf(
    'easy look feel want need like know think make made take time way thing part kind type lot bit day year side end top good great new old big small long short high low full real whole little own ' +
      'same first last next more most less least very much many size color item product piece set unit good best better perfect everything anything nothing something place room space matter trouble worry mess ' +
      'fuss hassle doubt problem issue compromise question wait limit regret break show give get keep put let try come goes going work help last stop start change move turn hold fit feature quality design style ' +
      'material addition require include guarantee exceed cause affect result order width height length depth weight thickness price cost money care easily simple simply quick fast hard soft lose lost miss beat home find trust decide expect disappoint disturb interrupt happen tell say speak list post see understand remember complain wrong freedom enjoy guess fool share save sacrifice extra single separate additional person people custom',
  ),
);

/** First words of deeds that two words name: `dry clean` is no drying. */
const halves = new Set(rootsOf('dry machine hand spot air line steam pressure power dish'));

const isSpecific = (root: string) => root.length > 2 && !/\d/.test(root) && !vague.has(root);

/** What is not in the box, or not needed, a text may speak of; what holds under limits is read with them elsewhere. */
const isOpenEnded = ({ mode, limits = [] }: Denial) => mode !== 'box' && mode !== 'need' && limits.length === 0;

/**
 * Groups of words a denial turns on, each enough by itself: the deed that is forbidden, any word of what it is not for, or all that names the
 * thing: `no box spring` is of no other spring.
 */
function groupsOf({ mode, words }: Denial): readonly (readonly string[])[] {
  const [first = '', second = ''] = words;
  if (mode === 'act') return [halves.has(first) ? [first, second] : [first]];
  return mode === 'use' ? words.map((word) => [word]) : [words];
}

/** In which sentences of the source a root is not denied; sentences of all fields are counted on. */
type Affirmed = ReadonlyMap<string, ReadonlySet<number>>;

function readAffirmed(facts: Facts): Affirmed {
  const affirmed = new Map<string, Set<number>>();
  const add = (word: string, sentence: number) => {
    const root = sameThing(rootOf(word));
    const sentences = affirmed.get(root);
    if (sentences) sentences.add(sentence);
    else affirmed.set(root, new Set([sentence]));
  };
  let first = 0;
  for (const { scan, denials, label } of facts.polarity.fields) {
    const denied = placesOf(denials);
    if (denials.length === 0) for (const word of label) add(word, first);
    for (const [at, { type, key, sentence }] of scan.tokens.entries())
      if (type === 'word' && !denied.has(at) && !deniedAt(scan, at)) add(key, first + sentence);
    first += (scan.tokens.at(-1)?.sentence ?? 0) + 1;
  }
  return affirmed;
}

/** Whether one sentence of the source speaks of all of these without denying them. */
function isAffirmed(affirmed: Affirmed, roots: readonly string[]): boolean {
  const [first, ...rest] = roots.map((root) => affirmed.get(root) ?? new Set<number>());
  return first !== undefined && [...first].some((sentence) => rest.every((sentences) => sentences.has(sentence)));
}

type Wanted = ReadonlyMap<string, readonly { roots: readonly string[]; by: Evidence }[]>;

/** By their first word, groups of words that the source only denies. */
function readWanted(facts: Facts): Wanted {
  const wanted = new Map<string, { roots: readonly string[]; by: Evidence }[]>();
  const denials = [...facts.polarity.denials.values()].flat().filter(isOpenEnded);
  if (denials.length === 0) return wanted;
  const affirmed = readAffirmed(facts);
  for (const denial of denials)
    for (const group of groupsOf(denial)) {
      const roots = group.map(sameThing);
      const [first = ''] = roots;
      if (!group.every(isSpecific) || group.every((root) => facts.polarity.goods.has(root))) continue;
      if (isAffirmed(affirmed, roots)) continue;
      const same = wanted.get(first);
      if (!same) wanted.set(first, [{ roots, by: denial.evidence }]);
      else if (same.length < mostOfSort) same.push({ roots, by: denial.evidence });
    }
  return wanted;
}

/** Read once: any number of texts is checked by the facts of a product. */
const known = new WeakMap<Facts, Wanted>();

function wantedOf(facts: Facts): Wanted {
  const found = known.get(facts) ?? readWanted(facts);
  known.set(facts, found);
  return found;
}

/** Places of a text that speak of what the source only denies; `own` are the denials of the text. */
export function findDeniedTopics(facts: Facts, scan: Scan, own: readonly Denial[]): Topic[] {
  if (facts.polarity.denials.size === 0) return [];
  const wanted = wantedOf(facts);
  if (wanted.size === 0) return [];
  const denied = placesOf(own);
  const found: Topic[] = [];
  for (const { start, tokens } of sentencesOf(scan)) {
    // What the source says in the same words is no question.
    if (found.length >= mostOfSort || facts.sentences.has(sentenceKey(tokens))) continue;
    const first = placeOf(scan, start);
    const places = new Map<string, number>();
    for (const [offset, { type, key }] of tokens.entries()) {
      const root = type === 'word' ? sameThing(rootOf(key)) : '';
      if (root !== '' && !places.has(root) && !denied.has(first + offset)) places.set(root, first + offset);
    }
    for (const [root, at] of places) {
      const group = wanted.get(root)?.find(({ roots }) => roots.every((each) => places.has(each)));
      if (group && !deniedAt(scan, at)) found.push({ from: at, next: at + 1, by: group.by });
    }
  }
  return found;
}
