// What an entry of the audit log says of before and after: few small values under plain names, and never a secret or a text of a product.
import { isSameValue } from '#domain/canonical-json.ts';

export type AuditValue = string | number | boolean | null;
/** By the name of the field on screens. */
export type AuditValues = Readonly<Record<string, AuditValue>>;

/**
 * A field that is noted: its name on screens, and how much of it. `whole`: its value, cut to a line. `host`: of an address only its host, as
 * the rest can hold a password or a token. `hidden`: only that it changed.
 */
export type AuditField = {
  label: string;
  shows: 'whole' | 'host' | 'hidden';
  /** Of values that screens call otherwise than records: their words there. */
  words?: Readonly<Record<string, string>>;
};
/** By the name of the field in records. What is not named is not noted. */
export type AuditFields = Readonly<Record<string, AuditField>>;

const longest = 200;

/** What stands for a hidden value, before and after it changed. */
export const hiddenBefore = 'set';
export const hiddenAfter = 'set again';

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

function plain(value: unknown): AuditValue {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return cut(value);
  if (Array.isArray(value) && value.every((each) => typeof each === 'string' || typeof each === 'number'))
    return value.length === 0 ? null : cut(value.join(', '));
  return cut(JSON.stringify(value));
}

const hostOf = (value: unknown): AuditValue => (typeof value === 'string' ? (URL.parse(value)?.host ?? null) : null);

const isNothing = (value: unknown) => value === null || value === undefined;

/** Compared whole: two long texts may begin alike. */

function note({ shows, words }: AuditField, value: unknown, hidden: string): AuditValue {
  if (isNothing(value)) return null;
  if (shows === 'hidden') return hidden;
  return shows === 'host' ? hostOf(value) : plain(words ? inWords(value, words) : value);
}

/** A value, or each of a list, as screens call it. */
function inWords(value: unknown, words: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((each) => inWords(each, words));
  return typeof value === 'string' ? (words[value] ?? value) : value;
}

/** A record, or null where there is none: before it was added, or after it was deleted. */
type Noted = Readonly<Record<string, unknown>> | null;

/**
 * What changed from one record to the other, under the names of screens; null where no noted field did. Of one that was added or deleted, all
 * noted fields that have a value.
 */
export function noteChange(
  fields: AuditFields,
  before: Noted,
  after: Noted,
): { before: AuditValues | null; after: AuditValues | null } | null {
  const changed = Object.entries(fields).filter(([name]) => !isSameValue(before?.[name], after?.[name]));
  if (before !== null && after !== null && changed.length === 0) return null;
  const of = (record: Noted, hidden: string) =>
    record && Object.fromEntries(changed.map(([name, field]) => [field.label, note(field, record[name], hidden)]));
  return { before: of(before, hiddenBefore), after: of(after, before === null ? hiddenBefore : hiddenAfter) };
}

/** As screens and files show a value. */
export function describeValue(value: AuditValue): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
