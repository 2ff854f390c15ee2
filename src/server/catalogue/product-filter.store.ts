// What a list's filter means as a condition over products.
import { and, eq, gt, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { AssignedTo, ListFilter, PartStatus, ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { filterValues, type OneOrMore } from '#domain/catalogue/one-or-more.ts';
import { type Band, bandRanges } from '#domain/catalogue/score-bands.ts';
import type { Part, Status } from '#domain/parts/parts.ts';
import { changingOutcomes } from '#domain/runs/run.ts';
import { quoteLike } from '#server/database/quote-like.ts';
import {
  assignments,
  importMissing,
  importProducts,
  optimizedContents,
  productFamilies,
  productImages,
  productSearch,
  products,
  runItems,
} from '#server/database/schema.ts';
import { isWithinScope, scopeOfMember } from '#server/database/within-scope.ts';

function isInBand(band: Band): SQL {
  const { above, upTo } = bandRanges[band];
  const isAbove = above === undefined ? undefined : gt(products.contentScore, above);
  return sql`${and(isAbove, upTo === undefined ? undefined : lte(products.contentScore, upTo))}`;
}
export const statusFlag = {
  pending: products.isPending,
  approved: products.isApproved,
  rejected: products.isRejected,
} as const;

const isPartPending = (part: Part): SQL => sql`${products.pendingParts} @> ${JSON.stringify([part])}::jsonb`;

/** A part in a status. The flag of the list narrows it to an index; pending is known without looking at the content. */
function hasPartStatus(partStatus: PartStatus): SQL {
  const [part, status] = partStatus.split('-') as [Part, Status];
  if (status === 'pending') return isPartPending(part);
  return sql`${statusFlag[status]} and exists (select 1 from ${optimizedContents} where ${optimizedContents.productId} = ${products.id} and ${optimizedContents[`${part}Status`]} = ${status})`;
}

export const decidedIs = {
  whole: sql`${products.hasContent} and not ${products.isPending}`,
  open: sql`${products.hasContent} and ${products.isPending}`,
} as const;

const isMeasured = sql`exists (select 1 from ${productImages} where ${productImages.productId} = ${products.id})`;
const measuredIs = { yes: isMeasured, no: sql`${products.images} <> '[]'::jsonb and not ${isMeasured}` } as const;

/** The products that runs are done with. */
function doneBy({ run, runChanged }: ProductFilter): SQL {
  const changed = runChanged ? sql` and ${runItems.isChanged} = ${runChanged === 'true'}` : sql``;
  return sql`select ${runItems.productId} from ${runItems} where ${inArray(runItems.runId, filterValues(run).map(Number))} and ${inArray(runItems.outcome, changingOutcomes)}${changed}`;
}

const isAssigned = sql`${products.id} in (select ${assignments.productId} from ${assignments})`;

/** What nobody has is looked up one by one: it is most of a list, and found as that is walked through. */
function isAssignedTo(who: AssignedTo): SQL {
  if (who === 'anyone') return isAssigned;
  if (who === 'nobody')
    return sql`not exists (select 1 from ${assignments} where ${assignments.productId} = ${products.id})`;
  return sql`${products.id} in (select ${assignments.productId} from ${assignments} where ${assignments.personId} = ${Number(who)})`;
}

/** Of a part of which somebody made the first of two approvals. */
const isAwaitingSecond = sql`(${products.firstApprovers} <> '[]'::jsonb)`;

/**
 * The same of a first approver who is somebody else, and of a product that the member may change. The ids stand in it once each, so that who is
 * alone in it is all of it.
 */
const isConfirmableBy = (memberId: number): SQL =>
  sql`(${isAwaitingSecond} and ${products.firstApprovers} <> ${JSON.stringify([memberId])}::jsonb
    and ${isWithinScope(scopeOfMember(memberId))})`;

function waitsForSecond(who: AssignedTo): SQL {
  if (who === 'anyone') return isAwaitingSecond;
  return who === 'nobody' ? sql`not ${isAwaitingSecond}` : isConfirmableBy(Number(who));
}

/** Also where the rule is waived. That there is any stands beside each for its index. */
function breaksRule(ruleId: string): SQL {
  const one = JSON.stringify([ruleId]);
  const holds = (column: AnyPgColumn) => sql`(${column} <> '[]'::jsonb and ${column} @> ${one}::jsonb)`;
  return sql`${holds(products.brokenRules)} or ${holds(products.waivedRules)}`;
}

const anyOf = (column: AnyPgColumn, value: OneOrMore<string> | undefined): SQL | undefined =>
  value === undefined ? undefined : inArray(column, filterValues(value));

/** Any of the values, each a condition of its own. */
export const anyOfThese = <Value extends string>(
  value: OneOrMore<Value> | undefined,
  passes: (each: Value) => SQL,
): SQL | undefined => or(...filterValues(value).map((each) => sql`(${passes(each)})`));

/** Products whose text holds the pattern, by the index of texts. */
const foundByIndex = (pattern: string): SQL =>
  sql`${products.id} in (select ${productSearch.productId} from ${productSearch} where ${productSearch.text} like ${pattern})`;

/** The same, looked up product by product: a subquery for a value is never turned into a join. */
const foundOneByOne = (pattern: string): SQL =>
  sql`(select ${productSearch.text} like ${pattern} from ${productSearch} where ${productSearch.productId} = ${products.id})`;

const isOneOf = (ids: Int32Array): SQL => sql`${products.id} = any(${`{${ids.join(',')}}`}::int[])`;

/** The words that texts must hold, as they stand there; null where nothing is searched. */
export const searchWords = ({ search }: ProductFilter): string | null => search?.trim().toLowerCase() || null;

/** What texts are searched for; null where nothing is. */
export function searchPattern(filter: ProductFilter): string | null {
  const words = searchWords(filter);
  return words && `%${quoteLike(words)}%`;
}

/**
 * `found` are the ids of all products that hold what is searched, where they are known. `oneByOne` where a list is gone through in its order
 * because so many products hold it that few are passed over before a page is full.
 */
type SearchHelp = { found?: Int32Array | undefined; oneByOne?: boolean };

const isInFamily = (family: OneOrMore<string>): SQL =>
  sql`${products.id} in (select ${productFamilies.productId} from ${productFamilies} where ${inArray(productFamilies.familyId, filterValues(family).map(Number))})`;

/** That no other product of its family with a lower id is in the list too: such a list has one row a family. */
function isFirstOfFamily(filter: ProductFilter, help: SearchHelp): SQL {
  const member = alias(productFamilies, 'member');
  const own = alias(productFamilies, 'own');
  // Inside, `products` is the other member.
  return sql`not exists (select 1 from ${productFamilies} as own where ${own.productId} = ${products.id} and ${own.familyId} < ${own.productId} and exists (
    select 1 from ${productFamilies} as member join ${products} on ${products.id} = ${member.productId}
    where ${member.familyId} = ${own.familyId} and ${member.productId} < ${own.productId} and ${whereFilter(filter, help) ?? sql`true`}))`;
}

/** The condition of a filter over products; undefined when nothing is filtered. */
export function whereFilter({ group, ...filter }: ListFilter, help: SearchHelp = {}): SQL | undefined {
  const { oneByOne = false, found } = help;
  const pattern = searchPattern(filter);
  return and(
    pattern === null ? undefined : found ? isOneOf(found) : (oneByOne ? foundOneByOne : foundByIndex)(pattern),
    anyOf(products.category, filter.category),
    anyOf(products.subcategory, filter.subcategory),
    anyOf(products.brand, filter.brand),
    anyOf(products.retailer, filter.retailer),
    anyOfThese(filter.status, (status) => sql`${statusFlag[status]}`),
    anyOfThese(filter.band, isInBand),
    anyOfThese(filter.issue, (issue) => (issue === 'none' ? eq(products.issues, 0) : isPartPending(issue))),
    anyOfThese(filter.partStatus, hasPartStatus),
    anyOf(products.complianceLevel, filter.level),
    anyOf(products.lens, filter.lens),
    anyOfThese(filter.rule, breaksRule),
    filter.imagesMeasured ? measuredIs[filter.imagesMeasured] : undefined,
    filter.sourceChanged ? sql`${products.isSourceChanged}` : undefined,
    filter.decided ? decidedIs[filter.decided] : undefined,
    filter.qualityMin === undefined ? undefined : gte(products.listingQuality, Number(filter.qualityMin)),
    filter.qualityMax === undefined ? undefined : lte(products.listingQuality, Number(filter.qualityMax)),
    filter.import
      ? sql`${products.id} in (select ${importProducts.productId} from ${importProducts} where ${inArray(importProducts.importId, filterValues(filter.import).map(Number))} and ${importProducts.kind} <> 'same')`
      : undefined,
    filter.missingFrom
      ? sql`${products.id} in (select ${importMissing.productId} from ${importMissing} where ${inArray(importMissing.importId, filterValues(filter.missingFrom).map(Number))})`
      : undefined,
    filter.supplier ? inArray(products.supplierId, filterValues(filter.supplier).map(Number)) : undefined,
    filter.run ? sql`${products.id} in (${doneBy(filter)})` : undefined,
    anyOfThese(filter.assigned, isAssignedTo),
    anyOfThese(filter.secondPerson, waitsForSecond),
    filter.family ? isInFamily(filter.family) : undefined,
    group ? isFirstOfFamily(filter, help) : undefined,
    filter.among ? inArray(products.id, filter.among.split(',').map(Number)) : undefined,
  );
}
