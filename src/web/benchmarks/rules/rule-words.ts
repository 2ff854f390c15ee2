// How the rules screen names kinds, severities, standings, packs and changes of rules.
import { describeRule } from '#domain/benchmarks/describe-rule.ts';
import type { Attribute } from '#domain/benchmarks/finding.ts';
import { ruleKinds } from '#domain/benchmarks/kinds/rule-kinds.ts';
import { anyCategory, type BenchmarkType, type Severity } from '#domain/benchmarks/rule.ts';
import type { RuleChange } from '#domain/benchmarks/rules.contract.ts';
import { nameSource } from '#domain/benchmarks/workspace-rule.ts';
import type { Tone } from '#web/kit/badge.tsx';
import { formatDate } from '#web/kit/format.ts';
import { attributeLabels } from '../benchmark-labels.ts';
import type { standingFilters } from '../rules.search.ts';

export const kindWords = Object.fromEntries(ruleKinds.map(({ type, label }) => [type, label])) as Readonly<
  Record<BenchmarkType, string>
>;

export const severityWords: Readonly<Record<Severity, { word: string; tone: Tone; hint: string }>> = {
  block: { word: 'Required', tone: 'bad', hint: 'If broken, the part is NonCompliant.' },
  warn: { word: 'Recommended', tone: 'warn', hint: 'If broken, the part is Borderline.' },
  advise: { word: 'Advice', tone: 'neutral', hint: 'If broken, it only costs Listing Quality points.' },
};

type StandingFilter = (typeof standingFilters)[number];
export const standingWords: Readonly<Record<StandingFilter, { word: string; tone: Tone }>> = {
  official: { word: 'Official', tone: 'ok' },
  'third-party': { word: 'Third party', tone: 'neutral' },
  unverified: { word: 'Unverified', tone: 'warn' },
  own: { word: 'Copydesk', tone: 'outline' },
  workspace: { word: 'Workspace', tone: 'accent' },
};

/** How long a rule holds: `from Jul 27, 2026`; null for one without dates. */
export function writeDates({ from, until }: { from?: string | undefined; until?: string | undefined }): string | null {
  const day = (text: string) => formatDate(new Date(`${text}T12:00:00`));
  if (from && until) return `${day(from)} to ${day(until)}`;
  if (from) return `from ${day(from)}`;
  return until ? `until ${day(until)}` : null;
}

/** Whether a rule is over, or yet to come, on a day (UTC); null while it holds. */
export function writeOffDays(
  { from, until }: { from?: string | undefined; until?: string | undefined },
  today: string,
): string | null {
  if (until !== undefined && until < today) return 'Ended';
  return from !== undefined && today < from ? 'Not started' : null;
}

type State = NonNullable<RuleChange['before']>;
type Line = { name: string; before: string; after: string };

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const orNone = (text: string | null | undefined) => (text ? text : 'none');

const fields: readonly [string, (state: State, name: (retailer: string) => string) => string][] = [
  ['Rule', ({ rule }) => `${attributeLabels[rule.attribute as Attribute]}: ${describeRule(rule)}`],
  ['Name', ({ rule }) => rule.label],
  ['Severity', ({ rule }) => severityWords[rule.severity].word],
  ['Points', ({ rule }) => String(rule.points)],
  ['Pack', ({ rule }, name) => name(rule.retailer)],
  ['Category', ({ rule }) => (rule.category === anyCategory ? 'all' : rule.category)],
  ['Dates', ({ rule }) => orNone(writeDates(rule))],
  ['Topic', ({ rule }) => rule.subject],
  ['Source', ({ rule }) => nameSource(rule.source)],
  ['As of', ({ rule }) => orNone(rule.asOf)],
  ['Source type', ({ rule }) => standingWords[rule.standing].word],
  ['Custom message', ({ rule }) => orNone(Object.values(rule.messages ?? {})[0])],
  ['Notes', ({ notes }) => orNone(notes)],
  ['State', ({ isActive }) => (isActive ? 'on' : 'off')],
];

/** What a change did, in a few words, and field by field where it changed several. */
export function describeChange(
  { before, after, undoes, changedBy }: RuleChange,
  nameOf: (retailer: string) => string,
): { title: string; lines: Line[] } {
  const undone = undoes === null ? '' : ' (undo)';
  if (before === null) {
    const title = changedBy === null ? 'Came with Copydesk' : undoes === null ? 'Added' : 'Restored';
    return { title, lines: [] };
  }
  if (after === null) return { title: undoes === null ? 'Deleted' : 'Removed again', lines: [] };
  const lines = fields.flatMap(([name, read]) => {
    const [old, now] = [read(before, nameOf), read(after, nameOf)];
    return old === now ? [] : [{ name, before: old, after: now }];
  });
  const [only] = lines;
  if (only?.name === 'State' && lines.length === 1) return { title: `Turned ${only.after}${undone}`, lines: [] };
  if (lines.length === 0) return { title: upperFirst(`changed what the rule looks for${undone}`), lines };
  return { title: `${changedBy === null ? 'Updated by Copydesk' : 'Changed'}${undone}`, lines };
}
