// Turns a plain English question into a query over products. A small grammar of phrases; a question with a word that no phrase
// explains is not answered, because an answer that leaves out a condition would be wrong.
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { Part } from '#domain/review/content.ts';
import { type Dimension, dimensionWords, type FacetValues, indexFacets } from './match-facet.ts';
import { fillers } from './question-words.ts';
import { bandOfComparison } from './score-comparison.ts';
import { takeNames, taken } from './take-names.ts';

/** What was asked. `alsoRejected`: the question asks for parts without approval, and rejected ones are such too. */
export type CatalogueQuery =
  | { kind: 'count' | 'list'; filter: ProductFilter; alsoRejected?: Part }
  | { kind: 'average'; filter: ProductFilter }
  | { kind: 'extreme'; filter: ProductFilter; by: 'contentScore' | 'issues'; end: 'lowest' | 'highest'; limit?: number }
  | {
      kind: 'group';
      filter: ProductFilter;
      by: Dimension;
      measure: 'count' | 'contentScore';
      want: 'each' | 'number' | 'most' | 'fewest';
    };

/** Reads a question with the values that occur in the catalogue; null when any of it is not understood. */
export function readQuestion(question: string, facets: FacetValues): CatalogueQuery | null {
  const filter: ProductFilter = {};
  const rest = takeNames(question, indexFacets(facets), filter);
  return rest === null ? null : readPhrases(new Rest(rest), filter);
}

/** What is left of a question; phrases are taken out of it one after another. */
class Rest {
  text: string;
  constructor(text: string) {
    this.text = text;
  }
  take(phrase: RegExp): RegExpExecArray | null {
    const match = phrase.exec(this.text);
    if (match)
      this.text = `${this.text.slice(0, match.index)} ${taken} ${this.text.slice(match.index + match[0].length)}`;
    return match;
  }
  isExplained(): boolean {
    return this.text
      .split(' ')
      .every((word) => word === '' || word === taken || fillers.has(word) || productNouns.test(word));
  }
}

const productNouns = /^(?:products?|items?|skus?|listings?)$/;
const dimension = '(categor(?:y|ies)|subcategor(?:y|ies)|brands?|retailers?|stores?)';
const part = '(titles?|descriptions?|bullets?(?: points?)?|images?|pictures?|photos?)';
const article = '(?:a |an |any |the |its |their |approved |optimized )*';

const partNames: [RegExp, Part][] = [
  [/^title/, 'title'],
  [/^description/, 'description'],
  [/^bullet/, 'bullets'],
  [/^(?:image|picture|photo)/, 'images'],
];
const toPart = (word = '') => partNames.find(([pattern]) => pattern.test(word))?.[1];

/** Parts that wait. The first kind asks for a missing approval, the second only for what is still pending. */
const unapprovedPart = [
  new RegExp(
    `\\b(?:no|not have|not has|without|missing|lack|lacks|lacking|need|needs|needing|unapproved|not approved|not yet approved) ${article}${part}(?: approved| approval| yet)*(?![\\w])`,
  ),
  new RegExp(
    `\\b${part} (?:(?:is|are|was|were|still|has|have|been|yet) )*(?:not (?:yet )?(?:been )?approved|unapproved|missing|needed)\\b`,
  ),
];
const pendingPart = [
  new RegExp(`\\b(?:pending|waiting) ${part}(?![\\w])`),
  new RegExp(`\\b${part} (?:(?:is|are|still|has|have|to|be) )*(?:pending|waiting)\\b`),
];

/** Parts with a decision: `rejected titles`, `whose images were approved`. */
const decidedPart = [
  new RegExp(`\\b(approved|rejected) ${part}(?![\\w])`),
  new RegExp(`\\b${part} (?:(?:that|which|is|are|was|were|has|have|been|already) )*(approved|rejected)\\b`),
];

const statusPhrases: [RegExp, NonNullable<ProductFilter['status']>][] = [
  [/\b(?:unapproved|not (?:yet |been )*approved)\b/, 'pending'],
  [
    /\b(?:need|needs|needing|require|requires|await|awaits|awaiting|waiting for|wait for|waits for) (?:a |an |some |to be )?(?:review|reviewed|approval|approved|optimization|optimisation|work|a decision|decision)\b/,
    'pending',
  ],
  [/\b(?:to review|to be reviewed|with (?:any |open )?issues|pending|waiting|wait|waits)\b/, 'pending'],
  [/\brejected\b/, 'rejected'],
  [/\bapproved\b/, 'approved'],
];

const bandPhrases: [RegExp, NonNullable<ProductFilter['band']>][] = [
  [/\b(?:red|low|poor|bad) (?:content )?scores?\b|\bscores? (?:is |are )?(?:red|low|poor|bad)\b|\bcritical\b/, 'red'],
  [
    /\b(?:yellow|amber) (?:content )?scores?\b|\bscores? (?:is |are )?(?:yellow|amber)\b|\bneeds? improvement\b/,
    'yellow',
  ],
  [
    /\b(?:green|high|good) (?:content )?scores?\b|\bscores? (?:is |are )?(?:green|high|good)\b|\boptimi[sz]ed\b/,
    'green',
  ],
];

const comparison =
  /\b(?:content )?(?:scores?|scoring|scored) (?:is |are |of )?(above|over|more than|greater than|higher than|at least|below|under|less than|lower than|at most|up to)? ?(\d{1,3})(?: or (less|lower|below|more|higher|above))?(?!\w)/;

function readPhrases(rest: Rest, filter: ProductFilter): CatalogueQuery | null {
  const group = readGroup(rest);
  const isCount = rest.take(/\b(?:how many|(?:total )?number of|count(?: of)?)\b/) !== null;
  const alsoRejected = readParts(rest, filter);
  if (!readScores(rest, filter)) return null;
  const isAverage = rest.take(/\b(?:average|mean|avg) (?:of )?(?:the )?(?:content )?scores?\b/) !== null;
  const extreme = group ? null : readExtreme(rest);
  const ranking = group ? readRanking(rest) : null;
  if (!readStatus(rest, filter)) return null;
  const hasNoun = rest.text.split(' ').some((word) => productNouns.test(word));
  if (!rest.isExplained()) return null;

  if (group) {
    const measure = isAverage || ranking?.isScore ? 'contentScore' : 'count';
    return {
      kind: 'group',
      filter,
      by: group.by,
      measure,
      want: ranking?.want ?? (group.isNumber ? 'number' : 'each'),
    };
  }
  if (isAverage) return { kind: 'average', filter };
  if (extreme) return { kind: 'extreme', filter, ...extreme };
  if (!hasNoun && Object.keys(filter).length === 0) return null;
  return { kind: isCount ? 'count' : 'list', filter, ...(alsoRejected ? { alsoRejected } : {}) };
}

function readGroup(rest: Rest): { by: Dimension; isNumber: boolean } | null {
  const each = rest.take(
    new RegExp(
      `\\b(?:per|by|for each|for every|in each|in every|of each|of every|each|every)(?: the)? ${dimension}(?!\\w)`,
    ),
  );
  const subject = each
    ? null
    : rest.take(
        new RegExp(
          `\\b(which|what|how many|number of|list|show)(?: (?:is|are|of|the|all|different|our|me))* ${dimension}(?!\\w)`,
        ),
      );
  const by = dimensionWords.get(each?.[1] ?? subject?.[2] ?? '');
  if (!by) return null;
  return { by, isNumber: /many|number/.test(subject?.[1] ?? '') };
}

/** Which group stands first: the most or fewest products, or the highest or lowest average score. */
function readRanking(rest: Rest): { want: 'most' | 'fewest'; isScore: boolean } | null {
  const score = rest.take(/\b(highest|best|lowest|worst|poorest)(?: average| mean)?(?: content)? scores?\b/);
  if (score) return { want: /highest|best/.test(score[1] ?? '') ? 'most' : 'fewest', isScore: true };
  const count = rest.take(
    /\b(?:the )?(most|largest|biggest|highest|fewest|least|smallest|lowest)(?: number of)?(?! \d)\b/,
  );
  if (!count) return null;
  return { want: /most|largest|biggest|highest/.test(count[1] ?? '') ? 'most' : 'fewest', isScore: false };
}

function readExtreme(rest: Rest): { by: 'contentScore' | 'issues'; end: 'lowest' | 'highest'; limit?: number } | null {
  const issues = rest.take(
    /\b(?:(\d{1,2}) )?(?:products? )?(?:with |has |have )?(?:the )?(most|fewest|least) issues\b/,
  );
  if (issues) return { by: 'issues', end: issues[2] === 'most' ? 'highest' : 'lowest', ...limitOf(issues[1]) };
  const ends = 'lowest|highest|worst|best|poorest|minimum|maximum';
  const score =
    rest.take(
      new RegExp(
        `\\b(?:(\\d{1,2}) )?(?:products? )?(?:with |has |have )?(?:the )?(${ends})(?: content)?[ -](?:scores?|scoring|scored)\\b`,
      ),
    ) ?? rest.take(/\b(?:(\d{1,2}) )?(worst|best|poorest)(?= (?:\d|products?|items?))/);
  if (!score) return null;
  const after = rest.take(/@ +(\d{1,2}) (?=products?|items?)/);
  return {
    by: 'contentScore',
    end: /highest|best|maximum/.test(score[2] ?? '') ? 'highest' : 'lowest',
    ...limitOf(score[1] ?? after?.[1]),
  };
}

function limitOf(text: string | undefined): { limit?: number } {
  const limit = Number(text ?? 0);
  return limit > 0 ? { limit } : {};
}

/** Reads "no approved title", "images still pending", "without issues" into the filter; answers the part whose rejected ones count too. */
function readParts(rest: Rest, filter: ProductFilter): Part | undefined {
  if (rest.take(/\b(?:without|with no|have no|has no|no) (?:any |open )?issues\b/)) filter.issue = 'none';
  for (const [phrases, isUnapproved] of [
    [unapprovedPart, true],
    [pendingPart, false],
  ] as const) {
    for (const phrase of phrases) {
      const found = toPart(filter.issue === undefined ? (rest.take(phrase)?.[1] ?? '') : '');
      if (!found) continue;
      filter.issue = found;
      return isUnapproved ? found : undefined;
    }
  }
  readDecidedPart(rest, filter);
  return undefined;
}

/** One part and its decision; of a second one the words stay, and the question is not answered. */
function readDecidedPart(rest: Rest, filter: ProductFilter): void {
  for (const phrase of decidedPart) {
    const words = filter.partStatus === undefined ? (rest.take(phrase)?.slice(1) ?? []) : [];
    const found = words.map(toPart).find((name) => name !== undefined);
    if (found) filter.partStatus = `${found}-${words.includes('approved') ? 'approved' : 'rejected'}`;
  }
}

/** Reads score bands and comparisons; false when the comparison cuts through a band and so cannot be filtered by. */
function readScores(rest: Rest, filter: ProductFilter): boolean {
  const compared = rest.take(comparison);
  if (compared) {
    const band = bandOfComparison(compared[1], Number(compared[2]), compared[3]);
    if (band === null) return false;
    if (band !== 'any') filter.band = band;
  }
  for (const [phrase, band] of bandPhrases) {
    if (!rest.take(phrase)) continue;
    if (filter.band !== undefined && filter.band !== band) return false;
    filter.band = band;
  }
  return true;
}

/** Reads one status; false when the question names two that differ, which one filter cannot hold. */
function readStatus(rest: Rest, filter: ProductFilter): boolean {
  for (const [phrase, status] of statusPhrases) {
    if (!rest.take(phrase)) continue;
    if (filter.status !== undefined && filter.status !== status) return false;
    filter.status = status;
  }
  return true;
}
