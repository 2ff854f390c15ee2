// Plain text found and replaced in the texts under review. Values in, values out.
import type { OwnNamed } from '#domain/attributes/own-names.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import { partValues } from '#domain/parts/part-values.ts';
import { isEmptyValue, type PartContent, partTable, type TextPart } from '#domain/parts/parts.ts';
import { type OptimizedContent, type ReviewedContent, valuesOf } from '#domain/review/content.ts';
import { type Change, replacePart } from '#domain/review/review.ts';
import type { Person } from '#domain/session/person.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import type { FindReplaceOptions, ReplacementOptions } from './actions/find-replace.action.ts';
import { findHits, type Hit, readPicked, replaceHits } from './hits.ts';
import { type ItemPlan, nothingYet, planRefusal, planUnchanged } from './item-plan.ts';

/** A part as it would read, and why it cannot. */
type Replacement = { part: TextPart; before: string | string[]; after: string | string[]; refusal: string | null };

/** The parts that would read otherwise, with all that is found replaced but names that are not to change. */
export function findReplacements(
  content: ReviewedContent,
  product: OwnNamed,
  options: ReplacementOptions,
): Replacement[] {
  return replaceIn(
    content,
    findHits(valuesOf(content), product, options).filter(({ isName }) => !isName),
  );
}

function replaceIn({ parts }: ReviewedContent, hits: readonly Hit[]): Replacement[] {
  const byPart = Map.groupBy(hits, ({ part }) => part);
  return [...byPart].flatMap(([part, own]): Replacement[] => {
    const before = parts[part].value;
    const items = replaceHits([before].flat(), own);
    const after = typeof before === 'string' ? (items[0] ?? '') : items.filter((text) => text.trim() !== '');
    return isSameContent(before, after) ? [] : [{ part, before, after, refusal: whyNot(part, after) }];
  });
}

function whyNot(part: TextPart, value: string | string[]): string | null {
  const { label } = partTable[part];
  if (part === 'title' && isEmptyValue(value)) return `${label} would be empty, but a product needs a title.`;
  const { error } = partValues[part].safeParse(value);
  return error ? `${label} would be too long: ${error.issues[0]?.message}` : null;
}

const changedSince = 'This product changed after its matches were listed, so nothing was replaced.';
const countMatches = (count: number) => `${groupDigits(count)} ${count === 1 ? 'match' : 'matches'}`;

type Item = {
  product: OwnNamed & Pick<Product, 'id' | 'updatedAt'>;
  content: (ReviewedContent & Pick<OptimizedContent, 'version' | 'updatedAt'>) | null;
};

/** Each changed part waits for a decision again, as one that a person edited does. */
export function planReplacements({ product, content }: Item, options: FindReplaceOptions, by: Person): ItemPlan {
  if (!content) return planRefusal(nothingYet);
  const hits = findHits(valuesOf(content), product, options);
  const names = hits.filter(({ isName }) => isName).length;
  const listed = hits.filter(({ isName }) => !isName);
  const changedAt = options.leaveNames && product.updatedAt > content.updatedAt ? product.updatedAt : content.updatedAt;
  const { isAsListed, isPicked } = readPicked(options.picked, {
    productId: product.id,
    version: content.version,
    changedAt,
  });
  if (!isAsListed) return planRefusal(changedSince);
  const picked = listed.filter(isPicked);
  const skippedHits = listed.length - picked.length;
  const found = replaceIn(content, picked);
  const why = [
    ...found.flatMap(({ refusal }) => refusal ?? []),
    ...(skippedHits > 0 ? [`${countMatches(skippedHits)} not selected.`] : []),
    ...(names > 0 ? [`${countMatches(names)} in brand or model names skipped.`] : []),
  ];
  const reason = why.length > 0 ? why.join(' ') : null;
  let change: Change = { content, history: [] };
  const replaced = found.filter(({ refusal }) => refusal === null);
  for (const { part, after } of replaced) {
    const next = replacePart(change.content, part, after as PartContent[TextPart], { origin: 'person', by });
    change = { content: next.content, history: [...change.history, ...next.history] };
  }
  if (replaced.length > 0)
    return { outcome: 'done', parts: replaced.map(({ part }) => part), reason, change, skippedHits };
  return reason === null ? planUnchanged('No match.') : { ...planRefusal(reason), skippedHits };
}
