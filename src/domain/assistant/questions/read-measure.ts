// Reads what is asked of the products: an average, an end (cheapest, newest, worst score), groups, and which group comes first.
import type { CatalogueQuery, Figure, Grouping } from './catalogue-query.ts';
import { dimensionWords } from './match-facet.ts';
import { figureOf, figurePattern } from './read-figures.ts';
import { numberPattern, type Rest, readNumber } from './rest.ts';

export type End = 'lowest' | 'highest';
type OrderBy = Exclude<NonNullable<CatalogueQuery['order']>['by'], 'measure'>;

const grouping =
  '(categor(?:y|ies)|subcategor(?:y|ies)|brands?|retailers?|stores?|channels?|(?:compliance )?levels?|compliance|status(?:es)?|months?)';
function toGrouping(words: string): Grouping | null {
  if (/level|compliance/.test(words)) return 'level';
  if (words.startsWith('status')) return 'status';
  if (words.startsWith('month')) return 'month';
  return dimensionWords.get(words.replace(/^channel/, 'retailer')) ?? null;
}

export type GroupRead = { by: Grouping; how: 'each' | 'which' | 'number' | 'top'; limit?: number };

const eachGroup = new RegExp(
  `\\b(?:per|by|for each|for every|in each|in every|of each|of every|on each|each|every|across|over)(?: the| our| all)* ${grouping}(?!\\w)`,
);
const topGroup = new RegExp(
  `\\b(top|bottom|biggest|largest|smallest) (?:(${numberPattern}) )?${grouping}(?! ~| @)(?!\\w)`,
);
const subjectGroup = new RegExp(
  `\\b(which|what|how many|number of|count|list|show)(?: (?:is|are|of|the|all|different|distinct|our|me))* ${grouping}(?!\\w)`,
);
const addedWords = /\b(?:added|created|imported|came in|come in|arrived|new)\b/;

/** What the products are put in groups by; false when the groups are of a kind that is not known. */
export function readGroup(rest: Rest): (GroupRead & { end?: End }) | null | false {
  rest.take(/\b(?:break(?:ing)? ?down(?: of)?|breakdown(?: of)?|split(?: up)?|grouped|group|distribution(?: of)?)\b/);
  const each = rest.take(eachGroup);
  if (each) {
    const by = toGrouping(each[1] ?? '');
    // Only the month a product was added in is known.
    if (by === 'month' && !rest.take(addedWords)) return false;
    return by ? { by, how: 'each' } : false;
  }
  const top = rest.take(topGroup);
  if (top) {
    const by = toGrouping(top[3] ?? '');
    const limit = top[2] === undefined ? null : readNumber(top[2]);
    if (!by) return false;
    return {
      by,
      how: 'top',
      end: /bottom|smallest/.test(top[1] ?? '') ? 'lowest' : 'highest',
      ...(limit ? { limit } : /s$/.test(top[3] ?? '') ? {} : { limit: 1 }),
    };
  }
  const subject = rest.take(subjectGroup);
  if (!subject) return null;
  const by = toGrouping(subject[2] ?? '');
  if (!by || by === 'month' || by === 'status' || by === 'level') return false;
  return { by, how: /many|number|count/.test(subject[1] ?? '') ? 'number' : 'which' };
}

/** Takes the words for an average or a median. */
export function readAverage(rest: Rest): 'average' | 'median' | null {
  if (rest.take(/\bmedian\b/)) return 'median';
  return rest.take(/\b(?:(?:on|in) average|average|averages|mean|avg|typical|typically)\b/) ? 'average' : null;
}

/** An end of a scale: what is measured, which end, how many are wanted, whether two things are compared by it, and whether one product's is meant. */
export type EndRead = { by: OrderBy; end: End; limit?: number; isComparative: boolean; isOne: boolean };

const filling =
  '(?: ~| the| a| an| all| number| of| products?| items?| listings?| with| by| in| on| for| their| its| rated)*?';
const high = 'best|highest|top|maximum|max|greatest|biggest|most|better|higher';
const low = 'lowest|worst|poorest|minimum|min|smallest|least|fewest|weakest|lower|worse|poorer';
const many = `(?:(${numberPattern}) )?`;

const simpleEnds: [RegExp, OrderBy, End][] = [
  [/(?:cheapest|least expensive|lowest priced|lowest pricing|most affordable)/, 'price', 'lowest'],
  [/(?:dearest|most expensive|priciest|costliest|highest priced|most costly)/, 'price', 'highest'],
  [/(?:cheaper|less expensive|more affordable)/, 'price', 'lowest'],
  [/(?:more expensive|dearer|pricier|costlier)/, 'price', 'highest'],
  [/(?:newest|latest|most recent|most recently added|last added|youngest)(?: added)?/, 'added', 'highest'],
  [/(?:oldest|earliest|first added)(?: added)?/, 'added', 'lowest'],
  [/longest titles?/, 'titleLength', 'highest'],
  [/shortest titles?/, 'titleLength', 'lowest'],
  [/longest descriptions?/, 'descriptionLength', 'highest'],
  [/shortest descriptions?/, 'descriptionLength', 'lowest'],
];
const simplePatterns = simpleEnds.map(
  ([pattern, by, end]) =>
    [
      new RegExp(
        `\\b(?:(?:top|first|bottom) )?${many}(${pattern.source})(?: (${numberPattern}))?(?: (products?|items?|listings?|ones?))?(?!\\w)`,
      ),
      by,
      end,
    ] as const,
);
const figureEnd = new RegExp(
  `\\b${many}(?:products? |items? |listings? )?(?:with |has |have |by )?(?:the )?(${high}|${low})(?: (${numberPattern}))?${filling} ${figurePattern}`,
);
const topBy = new RegExp(
  `\\b(top|first|bottom) (${numberPattern})${filling} (?:by|for|on|in)(?: the)? ${figurePattern}`,
);
const plainEnd = new RegExp(
  `\\b${many}(worst|best|poorest)(?: (${numberPattern}))?(?= (?:products?|items?|listings?)(?!\\w))`,
);

const withLimit = (...texts: (string | undefined)[]) => {
  const limit = texts.map((text) => (text === undefined ? null : readNumber(text))).find((value) => value !== null);
  return limit !== undefined && limit !== null && Number.isInteger(limit) && limit > 0 ? { limit } : {};
};

export function readEnd(rest: Rest): EndRead | null {
  for (const [pattern, by, end] of simplePatterns) {
    const match = rest.take(pattern);
    if (!match) continue;
    const [, before, word = '', after, noun] = match;
    return {
      by,
      end,
      ...withLimit(before, after),
      isComparative: /^(?:cheaper|less|more|dearer|pricier|costlier)/.test(word),
      isOne: noun !== undefined || rest.has(/\b(?:products?|items?|listings?)\b/),
    };
  }
  const ranked = rest.take(topBy);
  if (ranked) {
    const by = figureOf(ranked, 3);
    const end = ranked[1] === 'bottom' ? 'lowest' : 'highest';
    if (by) return { by, end, ...withLimit(ranked[2]), isComparative: false, isOne: true };
  }
  const match = rest.take(figureEnd);
  const by = match && figureOf(match, 4);
  if (match && by) {
    const word = match[2] ?? '';
    const end = new RegExp(`^(?:${high})$`).test(word) ? 'highest' : 'lowest';
    const isComparative = /^(?:better|higher|lower|worse|poorer)$/.test(word);
    return { by, end, ...withLimit(match[1], match[3]), isComparative, isOne: !isComparative };
  }
  const plain = rest.take(plainEnd);
  if (!plain) return null;
  const end = plain[2] === 'best' ? 'highest' : 'lowest';
  return { by: 'score', end, ...withLimit(plain[1], plain[3]), isComparative: false, isOne: true };
}

/** Which group has the most or fewest products. */
export function readRanking(rest: Rest): { end: End; isComparative: boolean } | null {
  const match = rest.take(
    /\b(?:the )?(most|largest|biggest|highest|more|bigger|larger|fewest|least|smallest|lowest|fewer|less|smaller)(?: number of| amount of| share of)?(?! \d)\b/,
  );
  if (!match) return null;
  const word = match[1] ?? '';
  return {
    end: /most|largest|biggest|highest|more|bigger|larger/.test(word) ? 'highest' : 'lowest',
    isComparative: /^(?:more|bigger|larger|fewer|less|smaller)$/.test(word),
  };
}

const namedFigure = new RegExp(`\\b(?:(?:by|on|in|of|for|their|the) )*${figurePattern}`);

/** A figure named by itself. */
export function readFigure(rest: Rest): Figure | null {
  const match = rest.take(namedFigure);
  return match && figureOf(match, 1);
}
