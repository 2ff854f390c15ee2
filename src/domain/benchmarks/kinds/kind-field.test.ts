import { expect, test } from 'vitest';
import { type FieldValue, formValue, type KindField, ruleValue, startValue } from './kind-field.ts';
import { kindOf, ruleKinds } from './rule-kinds.ts';

const named = { name: 'given', label: 'Given' };
const number: KindField = { ...named, control: 'number' };
const text: KindField = { ...named, control: 'text' };
const lines: KindField = { ...named, control: 'lines' };
const names: KindField = { ...named, control: 'names' };
const suggest: KindField = { ...named, control: 'suggest', suggested: [], listLabel: 'Known' };
const choice: KindField = { ...named, control: 'choice', options: [], start: 'first' };
const check: KindField = { ...named, control: 'check' };
const checks: KindField = { ...named, control: 'checks', options: [] };
const kept: KindField = { name: 'given', control: 'kept', shownAt: 'other' };
const optional = (field: KindField): KindField => ({ ...field, isOptional: true });

test.each<[KindField, FieldValue, unknown]>([
  [number, ' 1,000 ', 1000],
  [number, '0', 0],
  [number, 'sixty', Number.NaN],
  [number, ' ', Number.NaN],
  [optional(number), ' ', undefined],
  [optional(number), '0', 0],
  [optional(number), 'sixty', Number.NaN],
  [text, ' as typed ', ' as typed '],
  [text, '', ''],
  [{ ...text, isSpaceless: true } as KindField, ' % :\t& ', '%:&'],
  [lines, ' cheap \n\n anti* ', ['cheap', 'anti*']],
  [lines, '', []],
  [names, ' <BR>, b/ UL ', ['br', 'b', 'ul']],
  [names, '', []],
  [optional(names), ' , ', undefined],
  [suggest, 'Color', 'Color'],
  [optional(suggest), '  ', undefined],
  [choice, 'words', 'words'],
  [check, false, false],
  [optional(check), false, undefined],
  [optional(check), true, true],
  [checks, [], []],
  [optional(checks), [], undefined],
  [optional(checks), ['png'], ['png']],
  [kept, ['\\d+'], ['\\d+']],
])('%j holding %j gives the rule %j', (field, value, expected) => {
  expect(ruleValue(field, value)).toEqual(expected);
});

test.each<[KindField, unknown, FieldValue]>([
  [number, 60, '60'],
  [number, undefined, ''],
  [text, undefined, ''],
  [text, 'words', 'words'],
  [lines, ['a', 'b c'], 'a\nb c'],
  [names, ['br', '*'], 'br *'],
  [names, undefined, ''],
  [check, undefined, false],
  [check, true, true],
  [checks, undefined, []],
  [checks, ['png'], ['png']],
  [kept, undefined, []],
])('%j shows %j as %j', (field, value, expected) => {
  expect(formValue(field, value)).toEqual(expected);
});

test.each<[KindField, FieldValue]>([
  [number, ''],
  [{ ...number, start: '50' } as KindField, '50'],
  [choice, 'first'],
  [check, false],
  [checks, []],
  [kept, []],
])('%j starts with %j', (field, expected) => {
  expect(startValue(field)).toEqual(expected);
});

test('each kind is found by its type, and each field by its name', () => {
  for (const kind of ruleKinds) {
    expect(kindOf(kind.type)).toBe(kind);
    const fieldNames = kind.fields.flat().map(({ name }) => name);
    expect(new Set(fieldNames).size).toBe(fieldNames.length);
  }
});

test('fields of one name start and are read alike in all kinds', () => {
  const fields: KindField[] = ruleKinds.flatMap((kind) => kind.fields.flat());
  for (const field of fields)
    for (const other of fields.filter(({ name }) => name === field.name))
      expect([other.control, startValue(other)]).toEqual([field.control, startValue(field)]);
});
