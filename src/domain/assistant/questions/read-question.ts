// Turns a plain English question into a query over products. A small grammar of phrases; a question with a word that no phrase
// explains is not answered, because an answer that leaves out a condition would be wrong.
import {
  type CatalogueQuery,
  type Condition,
  catalogueQuerySchema,
  type Figure,
  type Measure,
} from './catalogue-query.ts';
import { type FacetValues, indexFacets } from './match-facet.ts';
import { readDate } from './read-dates.ts';
import { readBounds } from './read-figures.ts';
import * as measures from './read-measure.ts';
import { readNames, severalOf } from './read-names.ts';
import { readStates } from './read-states.ts';
import { productNouns, Rest } from './rest.ts';
import { type Named, takeNames } from './take-names.ts';

/** `corrected`: words taken for slips of the keyboard; whoever shows the reading says so. */
export type ReadQuestion = { query: CatalogueQuery; corrected: Named['corrected'] };

/** Reads a question with the values that occur in the catalogue, asked at a time; null when any of it is not understood. */
export function readQuestion(question: string, facets: FacetValues, now: Date): ReadQuestion | null {
  const named = takeNames(question, indexFacets(facets));
  const query = named && (readShare(named, now) ?? readPhrases(named, now));
  // The one place every query passes: the grammar may ask for nothing another reader could not ask for.
  return query && catalogueQuerySchema.safeParse(query).success ? { query, corrected: named.corrected } : null;
}

const shareOf = /^.*?\b(?:percentage|percent|share|proportion|fraction)(?: of)?(?: the| all| our)* /;
const shareVerb =
  /^(.*?) ((?:is|are|was|were|has|have|need|needs|cost|costs|got|get|still|do|does|come|comes)(?!\w).*)$/;

/** `what share of Kitchen products is approved`: those before the verb are the whole. */
function readShare(named: Named, now: Date): CatalogueQuery | null {
  const start = shareOf.exec(named.left);
  if (!start || named.texts.length > 0 || !new Rest(start[0].replace(shareOf, '')).isExplained()) return null;
  if (
    !/^(?:(?:what|which|show|tell|give|me|the|is|in|how|whats) )*\b(?:percentage|percent|share|proportion|fraction)\b/.test(
      start[0],
    )
  )
    return null;
  const said = named.left.slice(start[0].length);
  const split = shareVerb.exec(said);
  const whole = readWhere({ ...named, left: split?.[1] ?? said }, now);
  if (!whole?.rest.isExplained()) return null;
  if (!split) {
    const where = whole.where.filter((each) => each.field === 'name');
    const having = whole.where.filter((each) => each.field !== 'name');
    return having.length === 0 ? null : { where, show: 'number', measure: { of: 'share', having } };
  }
  const part = readWhere({ ...named, left: split[2] ?? '' }, now);
  if (!part?.rest.isExplained() || part.where.length === 0) return null;
  return { where: whole.where, show: 'number', measure: { of: 'share', having: part.where } };
}

/** Only the conditions of a text. */
function readWhere(named: Named, now: Date) {
  const rest = new Rest(named.left);
  const where: Condition[] = [...named.texts];
  if (!readDate(rest, where, now) || !readBounds(rest, where)) return null;
  readStates(rest, where);
  const names = readNames(rest, named.names);
  return names && { rest, where: [...names, ...where] };
}

const counting =
  /\b(?:how many|how much|(?:total )?(?:number|amount|count) of(?! (?:issues|images|bullets))|count(?: of)?|total number)\b/;
const comparing = /\b(?:compare|compared?|comparing|comparison|difference)\b/;

function readPhrases(named: Named, now: Date): CatalogueQuery | null {
  const rest = new Rest(named.left);
  const where: Condition[] = [...named.texts];
  const group = measures.readGroup(rest);
  if (group === false) return null;
  for (let dates = 0; dates < 2; dates += 1) if (!readDate(rest, where, now)) return null;
  if (!readBounds(rest, where)) return null;
  const isCount = rest.take(counting) !== null;
  rest.take(/\b(?:show|list|see|give|find)(?: me)? (?:only|just)\b|\b(?:only|just) (?:show|list)\b/);
  const versus = rest.has(/ (?:vs|versus)(?: \w+){0,2} @/);
  const isCompared = rest.take(comparing) !== null || versus;
  rest.take(/\b(?:sell|sells)(?= (?:on|at|through|via) @)/);
  const names = readNames(rest, named.names);
  if (!names) return null;
  const several = severalOf(names);
  const average = measures.readAverage(rest);
  const end = measures.readEnd(rest);
  const alsoRejected = readStates(rest, where);
  const conditions = [...names, ...where];
  const hasSubject = isCount || conditions.length > 0 || rest.text.split(' ').some((word) => productNouns.test(word));

  const among = several && (isCompared || end?.isComparative || (end && average)) ? several : null;
  const ranking = end || !(group || several) ? null : measures.readRanking(rest);
  const compared = among ?? (several && !group && ranking ? several : null);
  if (isCompared && !compared) return null;
  if (group || compared) {
    if (compared && group && group.by !== compared.by) return null;
    const figure = end ? null : measures.readFigure(rest);
    if (compared) takeComparingWords(rest);
    // "Which brands have all products approved" asks for every product of a brand; that is not told here.
    if (!compared && rest.has(/\b(?:all|everything|anything|any)\b/)) return null;
    if (compared) rest.take(/\bwho\b/);
    if (!rest.isExplained() || (end && ranking)) return null;
    return toGroups({ where: conditions, group, compared, average, end, ranking, figure });
  }
  if (average) {
    const figure = measures.readFigure(rest);
    if (!figure || end || isCount || !rest.isExplained()) return null;
    return { where: conditions, show: 'number', measure: { of: average, figure } };
  }
  if (!rest.isExplained()) return null;
  if (end) {
    if (end.isComparative || isCount) return null;
    return {
      where: conditions,
      show: 'products',
      measure: { of: 'count' },
      order: { by: end.by, end: end.end },
      ...(end.limit ? { limit: Math.min(end.limit, mostRows) } : {}),
    };
  }
  if (!hasSubject) return null;
  return {
    where: conditions,
    show: isCount ? 'number' : 'products',
    measure: { of: 'count' },
    ...(alsoRejected ? { alsoRejected } : {}),
  };
}

const mostRows = 100;

/** Words between the sides of a comparison. */
function takeComparingWords(rest: Rest): void {
  for (let times = 0; times < 3; times += 1) if (!rest.take(/\b(?:than|or|against|versus|vs|which one|who)\b/)) return;
}

type Sides = {
  where: Condition[];
  group: Exclude<ReturnType<typeof measures.readGroup>, false>;
  compared: ReturnType<typeof severalOf>;
  average: 'average' | 'median' | null;
  end: measures.EndRead | null;
  ranking: ReturnType<typeof measures.readRanking>;
  figure: Figure | null;
};

/** Figures that stand for a group by their average alone; of the others a sum is as likely meant. */
const averaged: ReadonlySet<string> = new Set(['score', 'quality', 'price']);

function toGroups({ where, group, compared, average, end, ranking, figure }: Sides): CatalogueQuery | null {
  const groupBy = compared ? { by: compared.by, among: compared.among } : group ? { by: group.by } : null;
  if (!groupBy) return null;
  const measure = groupMeasure({ group, average, end, figure });
  if (!measure || (ranking && measure.of !== 'count')) return null;
  if (group?.how === 'number') {
    if (measure.of !== 'count' || ranking || compared) return null;
    return { where, show: 'groupNumber', measure, groupBy };
  }
  const wanted = end?.end ?? ranking?.end ?? group?.end;
  const isRanked = wanted !== undefined && !(group?.how === 'each' && !average && end);
  const limit = group?.limit ?? end?.limit;
  return {
    where,
    show: 'groups',
    measure,
    groupBy,
    ...(isRanked ? { order: { by: 'measure', end: wanted } } : {}),
    ...(limit ? { limit: Math.min(limit, mostRows) } : {}),
  };
}

function groupMeasure({
  group,
  average,
  end,
  figure,
}: Pick<Sides, 'group' | 'average' | 'end' | 'figure'>): Measure | null {
  if (figure) return average || averaged.has(figure) ? { of: average ?? 'average', figure } : null;
  if (!end) return average ? null : { of: 'count' };
  if (end.by === 'added') return null;
  if (average) return { of: average, figure: end.by };
  if (!averaged.has(end.by)) return null;
  // "The cheapest product per category", "the category with the lowest price": one price, not a mean of them.
  const isOne = group?.how === 'each' || (end.by === 'price' && end.isOne);
  return { of: isOne ? end.end : 'average', figure: end.by };
}
