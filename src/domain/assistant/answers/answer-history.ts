// Answers from the product's history: what changed last, by whom, from what to what.
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { describeAction, describeEntry, hasNewContent, readContent } from '#domain/history/history.ts';
import type { Part } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import { escapeMarkdown, quoteMarkdown } from './markdown-text.ts';
import { type Answer, count, describeTime, type ProductFacts } from './product-facts.ts';

const shownEntries = 3;
const imageTypes = new Set(['images', 'heroImage', 'secondaryImage']);

function isAbout(entry: HistoryEntry, part: Part): boolean {
  return part === 'images' ? imageTypes.has(entry.contentType) : entry.contentType === part;
}

function describeContent(value: unknown): string {
  const content = readContent(value);
  if (content.kind === 'none') return 'nothing';
  if (content.kind === 'text') return content.text.trim() === '' ? 'an empty text' : quoteMarkdown(content.text, 200);
  if (content.kind === 'list') {
    const first = content.items[0];
    return first === undefined
      ? 'an empty list'
      : `${count(content.items.length, 'entry').replace('entrys', 'entries')} (first: ${quoteMarkdown(first, 120)})`;
  }
  return 'other content';
}

/** The latest changes, newest first. */
export function answerHistory(asked: Part | null, { history, historyTotal, timeZone }: ProductFacts): Answer {
  const entries = asked ? history.filter((entry) => isAbout(entry, asked)) : history;
  const found = ['Content History'];
  const last = entries[0];
  if (!last) {
    const what = asked ? `the ${partTable[asked].word}` : 'this product';
    const seen = history.length < historyTotal ? ` among the latest ${history.length} of ${historyTotal} entries` : '';
    return { lines: [`The history shows no changes to ${what}${seen}.`], found };
  }
  const lines = entries.slice(0, shownEntries).flatMap((entry) => {
    const head = `${describeEntry(entry)} on ${describeTime(entry.changeDate, timeZone)} (${escapeMarkdown(describeAction(entry))}).`;
    if (!hasNewContent(entry)) return [`- ${head} The text did not change.`];
    return [
      `- ${head} Before: ${describeContent(entry.previousContent)}. After: ${describeContent(entry.newContent)}.`,
    ];
  });
  const others = (asked ? entries.length : historyTotal) - Math.min(entries.length, shownEntries);
  return {
    lines: [
      'The latest changes, newest first:',
      '',
      ...lines,
      ...(others > 0
        ? [
            '',
            `${count(others, 'earlier change').replace(/^1 /, 'One ')} ${others === 1 ? 'is' : 'are'} in the tab Content History.`,
          ]
        : []),
    ],
    found,
  };
}
