// The texts of one member of a family given to another, with what differs between their titles. Values in, values out.
import { isOpenClaim } from '#domain/claims/open-claim.ts';
import type { CheckText } from '#domain/claims/part-claims.ts';
import { type SlottedTitle, swapVariant } from '#domain/families/swap-variant.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import { partValues } from '#domain/parts/part-values.ts';
import { listParts, type PartContent, type TextPart } from '#domain/parts/parts.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import { type Change, replacePart } from '#domain/review/review.ts';
import type { Person } from '#domain/session/person.ts';
import { quote } from '#domain/text/quote.ts';
import { type ItemPlan, planRefusal, planUnchanged } from './item-plan.ts';

/** A member of a family with its content, and what stands in the slots of its title. */
export type SharingMember = { content: ReviewedContent; slots: readonly string[] };

/** The member whose texts are shared, with the title of its source. */
export type SharedMember = SharingMember & SlottedTitle;

/** `refusal` is a sentence on why the product does not get it; null where it does. */
export type SharedText = { part: TextPart; value: string | string[]; refusal: string | null };

const swapAll = (value: string | string[], from: SlottedTitle, to: readonly string[]) =>
  typeof value === 'string' ? swapVariant(value, from, to) : value.map((item) => swapVariant(item, from, to));

/** Why the facts of the product do not allow the text; null where they do. */
function whyNot(part: TextPart, value: string | string[], checkText: CheckText): string | null {
  const { error } = partValues[part].safeParse(value);
  if (error) return error.issues[0]?.message ?? 'The text does not fit.';
  const [open] = checkText(value).filter(isOpenClaim);
  return open ? `Its facts do not support “${quote(open.text)}”.` : null;
}

/** The texts of `from` as they read for another member, where they differ from what it has. */
export function shareTexts(
  { content, slots }: SharingMember,
  from: SharedMember,
  parts: readonly TextPart[],
  checkText: CheckText,
): SharedText[] {
  return parts.flatMap((part) => {
    const value = swapAll(from.content.parts[part].value, from, slots);
    if (isSameContent(content.parts[part].value, value)) return [];
    return [{ part, value, refusal: whyNot(part, value, checkText) }];
  });
}

/** Each part it gets waits for a decision, as one that a person edited does. A text its facts do not support it does not get. */
export function planSharedText(content: ReviewedContent, shared: readonly SharedText[], by: Person): ItemPlan {
  const left = shared.filter(({ refusal }) => refusal !== null);
  const why = left.length > 0 ? `${listParts(left.map(({ part }) => part))}: ${left[0]?.refusal}` : null;
  const taken = shared.filter(({ refusal }) => refusal === null);
  if (taken.length === 0) return why === null ? planUnchanged('It has this text already.') : planRefusal(why);
  let change: Change = { content, history: [] };
  for (const { part, value } of taken) {
    const next = replacePart(change.content, part, value as PartContent[TextPart], { origin: 'person', by });
    change = { content: next.content, history: [...change.history, ...next.history] };
  }
  return { outcome: 'done', parts: taken.map(({ part }) => part), reason: why, change };
}
