// A field of the rule form as data: how it is drawn, what it is called, and where in the rule its value stands.
import type { Attribute } from '../finding.ts';

/** What a form holds by control: numbers as they are typed, `kept` what the form only carries. */
type Values = {
  number: string;
  text: string;
  /** Entries, one a line. */
  lines: string;
  /** Names in small letters, one after another. */
  names: string;
  suggest: string;
  choice: string;
  check: boolean;
  checks: string[];
  kept: string[];
};
export type FieldValue = Values[keyof Values];

/** What labels and hints may depend on: the part the rule is for, and what stands in the kind's other fields. */
export type FieldSurroundings = { attribute: Attribute; values: Readonly<Record<string, unknown>> };
type Words = string | ((around: FieldSurroundings) => string);
type Option = { value: string; label: string };

type Field<Control extends keyof Values> = {
  control: Control;
  /** Its name in the form; fields of one name keep their value when the kind changes. */
  name: string;
  /** Its name in the rule, where that is another. */
  key?: string;
  /** Left out of the rule while it is empty. */
  isOptional?: boolean;
  /** What a new rule starts with; empty without it. */
  start?: Values[Control];
};
type Labelled<Control extends keyof Values> = Field<Control> & { label: Words; hint?: Words };

export type KindField =
  | Labelled<'number' | 'lines' | 'names' | 'check'>
  | (Labelled<'text'> & { isSpaceless?: boolean })
  | (Labelled<'suggest'> & { suggested: readonly string[]; listLabel: string })
  | (Labelled<'choice'> & { options: readonly Option[]; start: string })
  | (Labelled<'checks'> & { options: readonly string[] })
  | (Field<'kept'> & { /** The field that shows what is wrong with it. */ shownAt: string });

/** The values of fields in a form, by their names. */
export type FieldValues<F extends KindField> = { [Each in F as Each['name']]: Values[Each['control']] };

function emptyValue({ control }: KindField): FieldValue {
  if (control === 'check') return false;
  return control === 'checks' || control === 'kept' ? [] : '';
}

/** What a field of a new rule holds. */
export function startValue(field: KindField): FieldValue {
  return field.start ?? emptyValue(field);
}

/** What a field shows of a value of a rule. */
export function formValue(field: KindField, value: unknown): FieldValue {
  if (value === undefined) return emptyValue(field);
  if (field.control === 'lines') return (value as string[]).join('\n');
  if (field.control === 'names') return (value as string[]).join(' ');
  return field.control === 'number' ? String(value) : (value as FieldValue);
}

/** A typed number; one that is none is left to the checks, and so is one that is missing where it is needed. */
export function numberOf(text: string): number | undefined {
  const plain = text.replace(/[\s,]/g, '');
  return plain === '' ? undefined : Number(plain);
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const namesOf = (text: string) => text.toLowerCase().match(/[^\s,<>/]+/g) ?? [];

const isEmpty = (value: unknown) =>
  value === undefined || value === false || (Array.isArray(value) ? value.length === 0 : String(value).trim() === '');

/** What a rule has of a field; undefined where an optional one is empty. */
export function ruleValue(field: KindField, value: FieldValue): unknown {
  const parsed = parseValue(field, value);
  if (field.isOptional && isEmpty(parsed)) return undefined;
  return parsed ?? Number.NaN;
}

function parseValue(field: KindField, value: FieldValue): unknown {
  if (typeof value !== 'string') return value;
  switch (field.control) {
    case 'number':
      return numberOf(value);
    case 'lines':
      return linesOf(value);
    case 'names':
      return namesOf(value);
    case 'text':
      return field.isSpaceless ? value.replace(/\s/g, '') : value;
    default:
      return value;
  }
}
