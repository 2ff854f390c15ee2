// Turns a plain English question into a query over products. A question with a word that is not read is not answered, because an answer
// that leaves out a condition would be wrong.
import { type CatalogueQuery, type Condition, catalogueQuerySchema, type Measure } from './catalogue-query.ts';
import { type Connected, connect } from './connect.ts';
import { mostRows, reduceTokens } from './grammar.ts';
import { type Dimension, type FacetValues, indexFacets } from './match-facet.ts';
import { readTokens, type Tokens } from './read-tokens.ts';
import type { Token } from './token.ts';

/** `corrected`: words taken for slips of the keyboard; whoever shows the reading says so. `unread`: what could not be read, as typed. */
export type ReadQuestion = { query: CatalogueQuery; corrected: Tokens['corrected'] };
export type Unread = { query: null; unread: string[] };

class NotRead extends Error {
  readonly tokens: readonly Token[];
  constructor(tokens: readonly Token[]) {
    super('not read');
    this.tokens = tokens;
  }
}

/** Reads a question with the values that occur in the catalogue, asked at a time; what of it is not understood where it is not read. */
export function readQuestion(question: string, facets: FacetValues, now: Date): ReadQuestion | Unread {
  const found = readTokens(question, indexFacets(facets), now);
  if (!found) return { query: null, unread: [] };
  const { tokens, words, corrected } = found;
  try {
    const unknown = tokens.filter(({ kind }) => kind === 'unknown');
    if (unknown.length > 0) throw new NotRead(unknown);
    const dated = readDates(tokens, now);
    const query = dated.some(({ kind }) => kind === 'share') ? readShare(dated) : readForm(dated);
    // The one place every query passes: the grammar may ask for nothing another reader could not ask for.
    if (catalogueQuerySchema.safeParse(query).success) return { query, corrected };
    return { query: null, unread: [] };
  } catch (error) {
    if (!(error instanceof NotRead)) throw error;
    return {
      query: null,
      unread: error.tokens.map(({ from, to }) =>
        question.slice(words[from]?.start, words[Math.max(to, from + 1) - 1]?.end),
      ),
    };
  }
}

/** Joins each date with the verb it belongs to: the nearest before it, or else the nearest behind. */
function readDates(tokens: readonly Token[], now: Date): Token[] {
  const left: (Token | null)[] = [...tokens];
  const dates: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'date') continue;
    const isVerb = (each: Token | null) => each !== null && /^(?:verb|get|new|status)$/.test(each.kind);
    const before = left.findLastIndex((each, index) => index < at && isVerb(each));
    const after = left.findIndex((each, index) => index > at && isVerb(each));
    // `In May or June` has one verb for both.
    const told = tokens[at - 1]?.kind === 'or' && tokens[at - 2]?.kind === 'date' ? dates.at(-1) : undefined;
    const verbAt = told ? left.indexOf(told) : before >= 0 ? before : after;
    const verb = left[verbAt];
    const of = verb?.date ?? (verb?.status === 'approved' ? 'approved' : undefined);
    const { span } = token;
    // Only of a product is it known when it was first approved, not of a part.
    const ofPart =
      of === 'approved' &&
      tokens.slice(0, verbAt).findLast(({ kind }) => !/^(?:be|filler|have|that)$/.test(kind))?.kind === 'field';
    if (!of || !span || ofPart) throw new NotRead([token]);
    const { from, until } = span;
    const condition: Condition = {
      field: 'date',
      of,
      ...(from ? { from: from.toISOString() } : {}),
      ...(until && until <= now ? { until: until.toISOString() } : {}),
    };
    left[at] = null;
    const made: Token = { ...token, kind: 'condition', date: of, any: [...(told?.any ?? []), [condition]] };
    left[verbAt] = made;
    if (told) left[at - 1] = null;
    dates.push(made);
    // "New products we got this month" says it twice.
    for (const [index, each] of left.entries()) if (of === 'added' && each?.word === 'new') left[index] = null;
  }
  return left.filter((each) => each !== null);
}

/** The conditions of some tokens and the tokens that are none; what could be read in two ways is not read. */
function connectOrFail(tokens: readonly Token[]): Connected {
  const connected = connect(tokens);
  if (connected) return connected;
  throw new NotRead(tokens.filter(({ kind }) => /^(?:or|and|nor|not)$/.test(kind)));
}

const shareVerb = /^(?:is|are|was|were|has|have|needs?|costs?|got|get|still|do|does|come|comes)$/;

/** `what share of Kitchen products is approved`: those before the verb are the whole. */
function readShare(tokens: readonly Token[]): CatalogueQuery {
  const at = tokens.findIndex(({ kind }) => kind === 'share');
  const before = tokens.slice(0, at).filter(({ kind }) => !/^(?:which|show|be|filler|link|how)$/.test(kind));
  if (before.length > 0) throw new NotRead(before);
  const verb = tokens.findIndex(({ word }, index) => index > at && shareVerb.test(word ?? ''));
  const groups: Token[] = [];
  const read = (part: readonly Token[]) => {
    const reduced = reduceTokens(part.filter(({ kind }) => kind !== 'both'));
    groups.push(...reduced.filter(({ kind }) => kind === 'each-group'));
    const { where, left } = connectOrFail(reduced.filter(({ kind }) => !/^(?:each-group|all|any)$/.test(kind)));
    if (left.length > 0) throw new NotRead(left);
    return where;
  };
  const whole = read(tokens.slice(at + 1, verb < 0 ? undefined : verb));
  const having = verb < 0 ? whole.filter(({ field }) => field !== 'name') : read(tokens.slice(verb));
  if (having.length === 0 || groups.length > 1) throw new NotRead(tokens.slice(at, at + 1));
  const where = verb < 0 ? whole.filter(({ field }) => field === 'name') : whole;
  const measure: Measure = { of: 'share', having };
  const by = groups[0]?.grouping;
  if (by === 'month' || by === 'status') throw new NotRead(groups);
  return by ? { where, show: 'groups', measure, groupBy: { by } } : { where, show: 'number', measure };
}

const withLimit = (limit?: number) => (limit ? { limit: Math.min(limit, mostRows) } : {});

/** What is asked of the products, by the kinds of tokens that are no conditions. */
function readForm(all: readonly Token[]): CatalogueQuery {
  const tokens = all.filter(({ kind }) => kind !== 'both');
  const reduced = reduceTokens(tokens);
  const { where, left } = connectOrFail(reduced);
  const rest = [...left];
  const take = (test: (token: Token) => boolean) => {
    const at = rest.findIndex(test);
    return at < 0 ? undefined : rest.splice(at, 1)[0];
  };
  const takeKind = (...kinds: string[]) => take(({ kind }) => kinds.includes(kind));
  // `brands with more than 5 products`, but not the brands of `products and brands`.
  const takeBareGroup = () => {
    const bare = rest.find(({ kind }) => kind === 'bare-group');
    const isFirst = bare && !tokens.some(({ kind, from }) => kind === 'noun' && from < bare.from);
    return isFirst ? takeKind('bare-group') : undefined;
  };
  const rank = takeKind('rank');
  const group = takeKind('each-group', 'top-group', 'number-group', 'which-group') ?? takeBareGroup();
  const agg = takeKind('agg');
  const direction = group ? takeKind('direction') : undefined;
  const limits = takeKind('group-limit') ?? (group ? take((each) => isGroupLimit(each, reduced)) : undefined);
  // `How much does the cheapest toy cost` names the price twice.
  if (rank) take(({ kind, figure }) => kind === 'figure' && figure === rank.order);
  const figure = takeKind('figure');
  const isCount = [takeKind('count'), takeKind('numberof'), takeKind('total')].some((each) => each !== undefined);
  const compare = takeKind('compare');
  const several = severalOf(where);
  const isComparison = compare !== undefined || (rank && (rank.isComparative || agg || rank.agg));
  const ranking =
    rank || !(group || several)
      ? undefined
      : take(
          ({ kind, word }) =>
            kind === 'superlative' &&
            !/^(?:best|worst|poorest|better|worse|poorer|weakest|higher|lower)$/.test(word ?? ''),
        );
  const among = several && (isComparison || (ranking && !group)) ? several : null;
  if (group?.kind === 'top-group') takeKind('by');
  if (group || where.some(({ field }) => field === 'name')) takeKind('sell');
  if (group && !among && !rank && !ranking && !figure && isOfGroup(group, tokens, where)) throw new NotRead([group]);
  // No brand of a product is two, but a brand may be at two retailers.
  if (group && several && !among && all.length > tokens.length)
    throw new NotRead(all.filter(({ kind }) => kind === 'both'));
  if (among) while (takeKind('versus', 'compare', 'who', 'between')) {}
  if (group?.grouping === 'month' && !take(({ kind, date }) => /^(?:verb|new)$/.test(kind) && date === 'added'))
    throw new NotRead([group]);
  // "Which brands have all products approved" asks for every product of a brand; that is not told here.
  if (!group || among) while (takeKind('all', 'any')) {}
  if (/^(?:average|median)$/.test(figure?.agg ?? agg?.agg ?? '')) takeKind('per-product');
  if (!figure && !agg) take(({ kind, word }) => kind === 'per-product' && /^(?:every|each)$/.test(word ?? ''));
  if (rest.length > 0) throw new NotRead(rest);
  if (compare && !among) throw new NotRead([compare]);
  const aggregate = figure?.agg ?? agg?.agg ?? rank?.agg ?? (figure?.isCounted && !rank ? 'total' : undefined);
  const fail = () => new NotRead([rank, ranking, figure, agg, limits, group].flatMap((each) => each ?? []));

  if (group || among) {
    if (among && group && group.grouping !== among.by) throw fail();
    const end = rank?.end ?? ranking?.end ?? group?.end ?? direction?.end;
    const measure = groupMeasure({ group, figure, rank, aggregate });
    if (!measure || (ranking && measure.of !== 'count') || (rank && figure)) throw fail();
    const by = among?.by ?? group?.grouping ?? 'category';
    const having = limits?.limits?.[0];
    const groupBy = { by, ...(among ? { among: among.among } : {}), ...(having ? { having } : {}) };
    if (group?.kind === 'number-group') {
      if (measure.of !== 'count' || ranking || among) throw fail();
      return { where, show: 'groupNumber', measure, groupBy };
    }
    const isRanked = end !== undefined && !(group?.kind === 'each-group' && rank && !aggregate);
    const limit = group?.limit ?? rank?.limit;
    return {
      where,
      show: 'groups',
      measure,
      groupBy,
      ...(isRanked ? { order: { by: 'measure', end } } : {}),
      ...withLimit(limit),
    };
  }
  if (limits) throw fail();
  if (figure || aggregate) {
    if (!figure?.figure || !aggregate || rank || isCount) throw fail();
    return { where, show: 'number', measure: { of: aggregate, figure: figure.figure } };
  }
  if (rank?.order) {
    if (rank.isComparative || (isCount && !tokens.some(({ kind, field }) => kind === 'field' && field === rank.order)))
      throw fail();

    return {
      where,
      show: 'products',
      measure: { of: 'count' },
      order: { by: rank.order, end: rank.end ?? 'highest' },
      ...withLimit(rank.limit ?? (rank.isSorted ? mostRows : undefined)),
    };
  }
  if (!isCount && where.length === 0 && !tokens.some(({ kind }) => kind === 'noun')) throw new NotRead([]);
  // `How many pending, approved and rejected products` counts each; no product is all of it.
  if (where.filter((each) => each.field === 'status' && !each.not).length > 2)
    throw new NotRead(tokens.filter(({ kind }) => kind === 'status'));
  const alsoRejected = reduced.findLast((token) => token.alsoRejected)?.alsoRejected;
  return {
    where,
    show: isCount ? 'number' : 'products',
    measure: { of: 'count' },
    ...(alsoRejected ? { alsoRejected } : {}),
  };
}

/** `Which brands are not at Amazon`, `which brands have no images` ask what no product of a brand is: that is not told here. */
function isOfGroup({ kind, from, grouping }: Token, tokens: readonly Token[], where: readonly Condition[]): boolean {
  if (!/^(?:which|bare|number)-group$/.test(kind)) return false;
  const not = tokens.find((each) => /^(?:not|nor|without|missing|nothing)$/.test(each.kind) && each.from > from);
  const noun = tokens.find((each) => each.kind === 'noun' && each.from > from);
  const isOwn = where.some((each) => each.field === 'name' && each.not && each.of === grouping);
  const isText = where.some((each) => each.field === 'text' && each.not);
  return !isOwn && (not ? !noun || noun.from > not.from : isText && !noun);
}

/** `more than 10` in `which brand has more than 10 pending products`. */
const isGroupLimit = ({ kind, currency, unit, from, limits }: Token, tokens: readonly Token[]) =>
  kind === 'limit' &&
  !currency &&
  !unit &&
  limits?.length === 1 &&
  tokens.some((each) => (each.kind === 'noun' || each.any) && each.from > from);

/** The kind of which the question names several: what a comparison is between. */
function severalOf(where: readonly Condition[]): { by: Dimension; among: string[] } | null {
  const several = where.flatMap((each) => (each.field === 'name' && !each.not && each.values.length > 1 ? [each] : []));
  const [only] = several;
  return only && several.length === 1 ? { by: only.of, among: only.values } : null;
}

/** Figures that stand for a group by their average alone; of the others a sum is as likely meant. */
const averaged: ReadonlySet<string> = new Set(['score', 'quality', 'price']);

function groupMeasure({
  group,
  figure,
  rank,
  aggregate,
}: {
  group?: Token;
  figure?: Token;
  rank?: Token;
  aggregate?: Token['agg'];
}): Measure | null {
  if (figure?.figure)
    return aggregate || averaged.has(figure.figure) ? { of: aggregate ?? 'average', figure: figure.figure } : null;
  if (!rank?.order) return aggregate ? null : { of: 'count' };
  if (rank.order === 'added' || rank.order === 'changed' || rank.order === 'measure') return null;
  if (aggregate) return { of: aggregate, figure: rank.order };
  if (!averaged.has(rank.order)) return null;
  // "The cheapest product per category", "the category with the lowest price": one price, not a mean of them.
  const isOne = group?.kind === 'each-group' || (rank.order === 'price' && rank.isOne);
  return { of: isOne && rank.end ? rank.end : 'average', figure: rank.order };
}
