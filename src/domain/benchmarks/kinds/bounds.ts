// What kinds with bounds share: how bounds are stored and given, what is wrong with them, how they are described and asked for.
import * as z from 'zod/mini';
import type { Issue } from '#domain/problem.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import type { Bounds } from '../finding.ts';
import { countOf } from '../range.ts';
import { givenNumber, most } from './given.ts';
import type { KindField } from './kind-field.ts';

const units = ['characters', 'bytes', 'words'] as const;

/** `isIdeal`: the range a good text keeps to, checked by degrees; otherwise the range it must keep. */
export const boundsShape = { min: z.optional(z.number()), max: z.optional(z.number()), isIdeal: z.boolean() };
export const unitShape = { unit: z.enum(units) };

const bound = z.optional(givenNumber(0, most.characters));
export const givenBounds = { min: bound, max: bound, isIdeal: z._default(z.boolean(), false) };

export function findBoundsIssues({ min, max }: Bounds): Issue[] {
  if (min === undefined && max === undefined) return [{ path: 'max', message: 'Enter a minimum or a maximum.' }];
  return min !== undefined && max !== undefined && max < min
    ? [{ path: 'max', message: 'The maximum is below the minimum.' }]
    : [];
}

/** Bounds with their unit: `at most 75 characters`, `3 to 5 bullet points`, `ideally exactly 5 images`. */
export function describeBounds(rule: Bounds & { isIdeal: boolean }, unit: string): string {
  return `${rule.isIdeal ? 'ideally ' : ''}${describeRange(rule, unit)}`;
}

function describeRange({ min, max }: Bounds, unit: string): string {
  if (min !== undefined && max !== undefined)
    return min === max ? `exactly ${countOf(min, unit)}` : `${groupDigits(min)} to ${countOf(max, unit)}`;
  if (min !== undefined) return `at least ${countOf(min, unit)}`;
  return max === undefined ? 'any length' : `at most ${countOf(max, unit)}`;
}

export const boundsFields = [
  { control: 'number', name: 'min', label: 'At least', isOptional: true },
  { control: 'number', name: 'max', label: 'At most', isOptional: true },
] as const satisfies readonly KindField[];

export const unitField = {
  control: 'choice',
  name: 'unit',
  label: 'Unit',
  start: 'characters',
  options: [
    { value: 'characters', label: 'characters' },
    { value: 'words', label: 'words' },
    { value: 'bytes', label: 'bytes (UTF-8)' },
  ],
} as const satisfies KindField;

export const idealField = {
  control: 'check',
  name: 'isIdeal',
  label: 'Ideal, not a limit: a small miss costs fewer points',
  hint: 'A miss of up to 20% costs 25% of the points. Up to 50%: half. More: all.',
} as const satisfies KindField;
