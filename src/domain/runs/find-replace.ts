// Plain text found and replaced in the texts under review. Values in, values out.
import { isSameContent } from '#domain/history/same-content.ts';
import { partValues } from '#domain/parts/part-values.ts';
import { isEmptyValue, type PartContent, partTable, type TextPart } from '#domain/parts/parts.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import { type Change, replacePart } from '#domain/review/review.ts';
import type { Person } from '#domain/session/person.ts';
import { type ItemPlan, nothingYet, planRefusal, planUnchanged } from './item-plan.ts';
import type { FindReplaceOptions } from './run-action.ts';

type Replacer = (text: string) => string;

const quoted = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const wordSign = '[\\p{L}\\p{M}\\p{N}_]';

function createReplacer({ find, replace, matchCase, wholeWords }: FindReplaceOptions): Replacer {
  const pattern = wholeWords ? `(?<!${wordSign})${quoted(find)}(?!${wordSign})` : quoted(find);
  const wanted = new RegExp(pattern, matchCase ? 'gu' : 'giu');
  // By a function: in a text `$&` would mean something.
  return (text) => text.replace(wanted, () => replace);
}

/** A part as it would read, and why it cannot. */
type Replacement = { part: TextPart; before: string | string[]; after: string | string[]; refusal: string | null };

/** The parts that would read otherwise. */
export function findReplacements({ parts }: ReviewedContent, options: FindReplaceOptions): Replacement[] {
  const replace = createReplacer(options);
  return options.parts.flatMap((part): Replacement[] => {
    const before = parts[part].value;
    const after =
      typeof before === 'string' ? replace(before) : before.map(replace).filter((text) => text.trim() !== '');
    return isSameContent(before, after) ? [] : [{ part, before, after, refusal: whyNot(part, after) }];
  });
}

function whyNot(part: TextPart, value: string | string[]): string | null {
  const { label } = partTable[part];
  if (part === 'title' && isEmptyValue(value)) return `${label}: a product needs a title.`;
  const { error } = partValues[part].safeParse(value);
  return error ? `${label} would be too long: ${error.issues[0]?.message}` : null;
}

/** Each changed part waits for a decision again, as one edited by hand does. */
export function planReplacements(content: ReviewedContent | null, options: FindReplaceOptions, by: Person): ItemPlan {
  if (!content) return planRefusal(nothingYet);
  const found = findReplacements(content, options);
  const refused = found.flatMap(({ refusal }) => refusal ?? []);
  const reason = refused.length > 0 ? refused.join(' ') : null;
  let change: Change = { content, history: [] };
  const replaced = found.filter(({ refusal }) => refusal === null);
  for (const { part, after } of replaced) {
    const next = replacePart(change.content, part, after as PartContent[TextPart], { origin: 'person', by });
    change = { content: next.content, history: [...change.history, ...next.history] };
  }
  if (replaced.length > 0) return { outcome: 'done', parts: replaced.map(({ part }) => part), reason, change };
  return reason === null ? planUnchanged('Nothing matches.') : planRefusal(reason);
}

/** Characters shown around a change. */
const around = 60;

/** The first place two texts differ at, with some of what stands around it. */
export function excerptChange(before: string | string[], after: string | string[]): { before: string; after: string } {
  const [was, is] = [before, after].map((value) => (typeof value === 'string' ? value : value.join('\n'))) as [
    string,
    string,
  ];
  let start = 0;
  while (start < was.length && start < is.length && was[start] === is[start]) start += 1;
  let end = 0;
  const most = Math.min(was.length, is.length) - start;
  while (end < most && was[was.length - 1 - end] === is[is.length - 1 - end]) end += 1;
  const from = Math.max(0, start - around);
  const cut = (text: string) => {
    const until = Math.min(text.length, text.length - end + around, start + 4 * around);
    return `${from > 0 ? '…' : ''}${text.slice(from, until)}${until < text.length ? '…' : ''}`;
  };
  return { before: cut(was), after: cut(is) };
}
