// Plain text found and replaced in the texts under review. Values in, values out.
import { isSameContent } from '#domain/history/same-content.ts';
import { partValues } from '#domain/parts/part-values.ts';
import { isEmptyValue, type PartContent, partTable, type TextPart } from '#domain/parts/parts.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import { type Change, replacePart } from '#domain/review/review.ts';
import type { Person } from '#domain/session/person.ts';
import { type ItemPlan, nothingYet, planRefusal, planUnchanged } from './item-plan.ts';
import { keepCapitals } from './keep-capitals.ts';
import type { FindReplaceOptions } from './run-action.ts';

const quoted = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const wordSign = '[\\p{L}\\p{M}\\p{N}_]';

function createPattern({ find, matchCase, wholeWords }: FindReplaceOptions): RegExp {
  const pattern = wholeWords ? `(?<!${wordSign})${quoted(find)}(?!${wordSign})` : quoted(find);
  return new RegExp(pattern, matchCase ? 'gu' : 'giu');
}

/** What takes the place of a text that was found; where its case does not matter, it keeps its capitals. */
const replacementOf = (found: string, { find, replace, matchCase }: FindReplaceOptions): string =>
  matchCase ? replace : keepCapitals(found, find, replace);

/** A part as it would read, and why it cannot. */
type Replacement = { part: TextPart; before: string | string[]; after: string | string[]; refusal: string | null };

/** The parts that would read otherwise. */
export function findReplacements({ parts }: ReviewedContent, options: FindReplaceOptions): Replacement[] {
  const pattern = createPattern(options);
  // By a function: in a text `$&` would mean something.
  const replace = (text: string) => text.replace(pattern, (found) => replacementOf(found, options));
  return options.parts.flatMap((part): Replacement[] => {
    const before = parts[part].value;
    const after =
      typeof before === 'string' ? replace(before) : before.map(replace).filter((text) => text.trim() !== '');
    return isSameContent(before, after) ? [] : [{ part, before, after, refusal: whyNot(part, after) }];
  });
}

function whyNot(part: TextPart, value: string | string[]): string | null {
  const { label } = partTable[part];
  if (part === 'title' && isEmptyValue(value)) return `${label} would be empty, but a product needs a title.`;
  const { error } = partValues[part].safeParse(value);
  return error ? `${label} would be too long: ${error.issues[0]?.message}` : null;
}

/** Each changed part waits for a decision again, as one that a person edited does. */
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
  return reason === null ? planUnchanged('No match.') : planRefusal(reason);
}

/** Characters shown around what is replaced, and in how many of a text places are shown. */
const around = 60;
const shownWithin = 180;

/** The next start of a word from a place on, no later than `latest`. */
function wordStart(text: string, at: number, latest: number): number {
  const space = at === 0 ? -1 : text.indexOf(' ', at);
  return space === -1 || space >= latest ? at : space + 1;
}

/** The last end of a word up to a place, no earlier than `earliest`. */
function wordEnd(text: string, at: number, earliest: number): number {
  const space = at === text.length ? -1 : text.lastIndexOf(' ', at);
  return space < earliest ? at : space;
}

/** The first places where something is replaced, with some of the text around them; of a list, in the first text that changes. */
export function excerptReplacement(
  before: string | string[],
  options: FindReplaceOptions,
): { before: string; after: string } {
  const pattern = createPattern(options);
  const changesOf = (text: string) =>
    [...text.matchAll(pattern)].filter(([found]) => found !== replacementOf(found, options));
  const texts = typeof before === 'string' ? [before] : before;
  const text = texts.find((each) => changesOf(each).length > 0) ?? '';
  const places = changesOf(text);
  const first = places[0]?.index ?? 0;
  const shown = places.filter(({ index }) => index < first + shownWithin);
  const last = shown.at(-1);
  const end = last ? last.index + last[0].length : 0;
  const from = wordStart(text, Math.max(0, first - around), first);
  const until = wordEnd(text, Math.min(end + around, places[shown.length]?.index ?? text.length, text.length), end);
  let at = from;
  const replaced = shown.map(({ index, 0: found }) => {
    const piece = text.slice(at, index);
    at = index + found.length;
    return piece + replacementOf(found, options);
  });
  const framed = (excerpt: string) => `${from > 0 ? '…' : ''}${excerpt}${until < text.length ? '…' : ''}`;
  return {
    before: framed(text.slice(from, until)),
    after: framed([...replaced, text.slice(at, until)].join('')),
  };
}
