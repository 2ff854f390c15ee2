// All an answer may draw on: the product, its review, its history and the day. Nothing else is known, so nothing else is claimed.
import type { AttributeChoices } from '#domain/attributes/attribute-use.ts';
import type { Benchmark } from '#domain/benchmarks/evaluate.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { channelFigures } from '#domain/channels/channel-limits.data.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { Part, Status, TextPart } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import type { PersonaType } from '../persona-names.ts';

export type ProductFacts = {
  product: Product;
  /** Null before anything was generated or edited. */
  content: OptimizedContent | null;
  /** Newest first; may be only the latest of `historyTotal`. */
  history: readonly HistoryEntry[];
  historyTotal: number;
  /** The listing as it stands, checked by the rules in effect: the content under review, or the source where there is none. */
  benchmark: Benchmark;
  /** The rules of the workspace: those that came with Copydesk as they were changed since, without those switched off, and its own. */
  rules: readonly BenchmarkRule[];
  /** Claims of the texts as they stand that the source does not bear out. */
  openClaims: readonly OpenClaim[];
  /** The target keywords in effect, the most searched first. */
  keywords: readonly string[];
  /** Texts of the data sources in use. */
  dataSources: readonly string[];
  /** What the workspace decided of attributes: the built-in assistant answers with all of them, a provider is only sent those that may be used. */
  attributeChoices: AttributeChoices;
  /** The language model that answers and writes; null where the built-in assistant does. */
  model: string | null;
  persona: PersonaType;
  now: Date;
  /** IANA name of the reader's time zone. */
  timeZone: string;
};

export type OpenClaim = Pick<PlacedClaim, 'text' | 'verdict' | 'isConflict'> & { part: TextPart; explanation: string };

/** What an answer says (lines of markdown) and where each of its facts was found, in plain words. */
export type Answer = { lines: string[]; found: string[] };

/** An answer that draws on nothing of the product: how the assistant works, small talk. */
export function say(...lines: string[]): Answer {
  return { lines, found: [] };
}

export function joinAnswers(...answers: (Answer | null)[]): Answer {
  const given = answers.filter((answer) => answer !== null);
  return { lines: given.flatMap((answer) => answer.lines), found: given.flatMap((answer) => answer.found) };
}

/** The answer as markdown, with its sources in the last line. */
export function writeAnswer({ lines, found }: Answer): string {
  const sources = [...new Set(found)];
  return [...lines, ...(sources.length > 0 ? ['', `*Found in: ${sources.join('; ')}.*`] : [])].join('\n');
}

export const statusWords: Readonly<Record<Status, string>> = {
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
};

/** `is` or `are`, as the part's name needs it. */
export function isAre(part: Part): string {
  return partTable[part].kind === 'text' ? 'is' : 'are';
}

/** `3 bullets`, `1 bullet` */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? noun : `${noun}s`}`;
}

/** `a, b and c` */
export function listWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** `Nov 21, 2026, 3:05 PM`, in the reader's time zone. */
export function describeTime(iso: string, timeZone: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(new Date(iso)).replaceAll('\u202f', ' ');
  const zone = timeZone === 'UTC' ? ' UTC' : '';
  return `${format({ month: 'short', day: 'numeric', year: 'numeric' })}, ${format({ hour: 'numeric', minute: '2-digit', hour12: true })}${zone}`;
}

/** The zone when this machine knows it, else UTC. */
export function readTimeZone(name: string | undefined): string {
  if (name === undefined) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // An unknown name is no reason to refuse a question.
    return 'UTC';
  }
}

/** Name of a channel as people write it. */
export function channelName(channel: string): string {
  return channelFigures[channel]?.label ?? channel;
}
