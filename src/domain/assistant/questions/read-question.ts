// Turns a plain English question into a query over products. A question with a word that is not read is not answered, because an answer
// that leaves out a condition would be wrong.
import { type CatalogueQuery, catalogueQuerySchema } from './catalogue-query.ts';
import { mostRows, reduceTokens } from './grammar.ts';
import { joinDates } from './join-dates.ts';
import { type FacetValues, indexFacets, indexPeople } from './match-facet.ts';
import { connectOrFail, NotRead } from './not-read.ts';
import { indexTerms } from './own-terms.ts';
import { groupMeasure, isGroupLimit, isOfGroup, severalOf } from './read-groups.ts';
import { readShare } from './read-share.ts';
import { readTokens, type Tokens } from './read-tokens.ts';
import type { Token } from './token.ts';

/** `corrected`: words taken for slips of the keyboard, shown beside the reading. */
export type ReadQuestion = { query: CatalogueQuery; corrected: Tokens['corrected'] };
/** `unread`: what could not be read, as places in the question: from a character until another. */
type Unread = { query: null; unread: TextSpan[] };
export type TextSpan = { start: number; end: number };

/** Reads a question with the values that occur in the catalogue, asked at a time; what of it is not understood where it is not read. */
export function readQuestion(question: string, facets: FacetValues, now: Date): ReadQuestion | Unread {
  const read = readWith(question, facets, now, false);
  if (read.query) return read;
  // `Changed since approval` are words of the grammar that say nothing there: the name of a lens.
  const byPlainNames = readWith(question, facets, now, true);
  return byPlainNames.query ? byPlainNames : read;
}

function readWith(question: string, facets: FacetValues, now: Date, takesPlain: boolean): ReadQuestion | Unread {
  const found = readTokens(
    question,
    indexFacets(facets),
    indexPeople(facets.people ?? []),
    indexTerms(facets.terms),
    now,
    { takesPlain },
  );
  if (!found) return { query: null, unread: [] };
  const { tokens, words, corrected } = found;
  try {
    // `Do all products have a price` asks for the ones that have none.
    const isOfAll =
      /^(?:do|does|is|are|has|have)$/.test(tokens[0]?.word ?? '') && /^(?:all|per|whole)$/.test(tokens[1]?.kind ?? '');
    if (isOfAll && tokens[1]?.word !== 'anything') throw new NotRead(tokens.slice(0, 2));
    // Only rules are broken.
    const isOfRules = tokens.some(({ kind, field }) => kind === 'term' || field === 'rule');
    const unknown = tokens.filter(({ kind }) => kind === 'unknown' || (kind === 'break' && !isOfRules));
    if (unknown.length > 0) throw new NotRead(unknown);
    const dated = joinDates(tokens, now);
    const query = dated.some(({ kind }) => kind === 'share') ? readShare(dated) : readForm(dated);
    // The one place every query passes: the grammar may ask for nothing another reader could not ask for.
    if (catalogueQuerySchema.safeParse(query).success) return { query, corrected };
    return { query: null, unread: [] };
  } catch (error) {
    if (!(error instanceof NotRead)) throw error;
    return {
      query: null,
      unread: error.tokens.map(({ from, to }) => ({
        start: words[from]?.start ?? 0,
        end: words[Math.max(to, from + 1) - 1]?.end ?? question.length,
      })),
    };
  }
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
  const isTwice =
    rank && take(({ kind, figure, agg }) => kind === 'figure' && !agg && figure === rank.order) !== undefined;
  const figure = takeKind('figure');
  const isCount = [takeKind('count'), takeKind('numberof'), takeKind('total')].some((each) => each !== undefined);
  const compare = takeKind('compare');
  const several = severalOf(where);
  if (rank && !group && !several) takeKind('who');
  const isComparison = compare !== undefined || (rank && (rank.isComparative || agg || rank.agg));
  const ranking =
    rank || !(group || several)
      ? undefined
      : take(
          ({ kind, word }) =>
            kind === 'superlative' &&
            (figure !== undefined) ===
              /^(?:best|worst|poorest|better|worse|poorer|weakest|higher|lower)$/.test(word ?? ''),
        );
  // `Average quality for Amazon and for Etsy` are two figures.
  const isApart = /name_(?:filler_)*and_(?:filler_)*link_(?:filler_)*name_/.test(
    reduced.map(({ kind }) => `${kind}_`).join(''),
  );
  const among = several && (isComparison || (isApart && (figure || agg)) || (ranking && !group)) ? several : null;
  if (group?.kind === 'top-group') takeKind('by');
  if (group || where.some(({ field }) => field === 'name')) takeKind('sell');
  if (group && !among && !rank && !ranking && !figure && isOfGroup(group, tokens, where)) throw new NotRead([group]);
  // No brand of a product is two, but a brand may be at two retailers.
  if (group && several && !among && all.length > tokens.length)
    throw new NotRead(all.filter(({ kind }) => kind === 'both'));
  if (among) while (takeKind('versus', 'compare', 'who', 'between')) {}
  // "Which brands have all products approved" asks for every product of a brand; that is not answered here.
  if (!group || among) while (takeKind('all', 'any')) {}
  if (/^(?:average|median)$/.test(figure?.agg ?? agg?.agg ?? '')) takeKind('per-product', 'every-product');
  if (!figure && !agg) takeKind('every-product');
  // `A total of more than 50 images` is no count of products.
  const total = reduced.find(({ kind }) => kind === 'total');
  const behind = total && reduced.find(({ kind, from }) => kind !== 'filler' && from > total.from);
  if (total && behind?.any?.[0]?.[0]?.field === 'figure') throw new NotRead([total]);
  // `Average and median`, `count and average` ask for two things.
  if (agg && figure?.agg && agg.agg !== figure.agg) throw new NotRead([agg]);
  if (group && isCount && (figure || rank)) throw new NotRead([group]);
  if (figure?.limits && !group) throw new NotRead([figure]);
  if (rest.length > 0) throw new NotRead(rest);
  if (compare && !among) throw new NotRead([compare]);
  const aggregate = figure?.agg ?? agg?.agg ?? rank?.agg ?? (figure?.isCounted && !rank ? 'total' : undefined);
  const fail = () => new NotRead([rank, ranking, figure, agg, limits, group].flatMap((each) => each ?? []));

  // `How many more in Kitchen than in Toys`, `the difference in price` ask for one figure, which is not worked out here.
  const isDifference =
    (isCount && ranking?.isComparative) || (compare?.word === 'difference' && (figure || rank || agg));
  if (among && isDifference) throw new NotRead([ranking, compare].flatMap((each) => each ?? []));
  if (figure?.currency) where.push({ field: 'currency', is: figure.currency });
  if (group || among) {
    if (among && group && group.grouping !== among.by) throw fail();
    const end = rank?.end ?? ranking?.end ?? group?.end ?? direction?.end;
    const measure = groupMeasure({ group, figure, rank, aggregate });
    if (!measure || (ranking && (measure.of === 'count') === (figure !== undefined)) || (rank && figure)) throw fail();
    const by = among?.by ?? group?.grouping ?? 'category';
    const having = limits?.limits?.[0] ?? figure?.limits?.[0];
    const groupBy = { by, ...(among ? { among: among.among } : {}), ...(having ? { having } : {}) };
    if (group?.kind === 'number-group') {
      if (measure.of !== 'count' || ranking || among) throw fail();
      return { where, show: 'groupNumber', measure, groupBy };
    }
    if (group?.limit && end === undefined) throw fail();
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
    // `The price of AC-12-RED` is of one product.
    const isOne = where.some((each) => each.field === 'text' && each.in === 'sku' && each.how === 'is' && !each.not);
    if (figure?.figure && !aggregate && isOne && !isCount)
      return { where, show: 'products', measure: { of: 'count' }, order: { by: figure.figure, end: 'highest' } };
    if (!figure?.figure || !aggregate || rank || isCount) throw fail();
    return { where, show: 'number', measure: { of: aggregate, figure: figure.figure } };
  }
  if (rank?.order) {
    if (rank.isComparative || (isCount && !isTwice)) throw fail();

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
  return {
    where,
    show: isCount ? 'number' : 'products',
    measure: { of: 'count' },
  };
}
