import { expect, test } from 'vitest';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import { findRuleIssues, ruleInput, toBenchmarkRule } from '#domain/benchmarks/rule-input.ts';
import type { RuleChange, StoredRule } from '#domain/benchmarks/rules.contract.ts';
import { errorsOf, kindFor, type RuleForm, startOf, toDraft } from './rule-form.ts';
import { describeChange, writeDates, writeOffDays } from './rule-words.ts';

const stored = (rule: StoredRule['rule'], given: Partial<StoredRule> = {}): StoredRule => ({
  id: 7,
  isBuiltIn: true,
  isTouched: false,
  isActive: true,
  notes: null,
  version: 9,
  createdBy: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  updatedBy: null,
  rule,
  ...given,
});

test('every rule that came with Copydesk comes out of the form as it went in', () => {
  for (const rule of builtInRules) {
    const input = ruleInput.parse(toDraft(startOf(stored(rule))));
    expect(toBenchmarkRule(input, rule.id, 'none')).toEqual(rule);
  }
});

const start = startOf(null);

test.each<[string, Partial<RuleForm>, (keyof RuleForm)[]]>([
  ['an empty form', {}, ['label']],
  ['a name without bounds', { label: 'Short titles' }, ['max']],
  ['a complete form', { label: 'Short titles', max: ' 1,000 ' }, []],
  ['a number that is none', { label: 'Short titles', max: 'sixty' }, ['max']],
  ['half a point', { label: 'Short titles', max: '60', points: '0.5' }, ['points']],
  ['no points', { label: 'Short titles', max: '60', points: '' }, ['points']],
  ['no words', { label: 'Words', benchmarkType: 'forbidden', what: 'words' }, ['phrases']],
  ['no name of them', { label: 'Words', benchmarkType: 'forbidden', phrases: 'cheap' }, ['what']],
  ['a star inside', { label: 'Words', benchmarkType: 'forbidden', what: 'x', phrases: 'ok\na*b' }, ['phrases']],
  ['too often', { label: 'Repeats', benchmarkType: 'repetition', times: '0' }, ['times']],
  ['no type', { label: 'Files', attribute: 'images', benchmarkType: 'image-file' }, ['types']],
])('%s is shown by its fields', (_name, given, fields) => {
  const form = { ...start, ...given };
  const issues = findRuleIssues(toDraft(form));
  const shown = Object.keys(errorsOf(issues, form));
  expect(shown.filter((field) => fields.includes(field as keyof RuleForm))).toEqual(fields);
  expect(issues.length === 0).toBe(fields.length === 0);
});

test('a kind that cannot check another part gives way', () => {
  expect(kindFor('images', 'length')).toBe('count');
  expect(kindFor('facts', 'length')).toBe('required');
  expect(kindFor('description', 'length')).toBe('length');
});

test.each([
  [{}, null, null],
  [{ from: '2026-07-27' }, 'from Jul 27, 2026', null],
  [{ until: '2026-07-26' }, 'until Jul 26, 2026', 'Ended'],
  [{ from: '2027-01-31', until: '2027-12-31' }, 'Jan 31, 2027 to Dec 31, 2027', 'Not started'],
])('days %j are written %s', (days, text, state) => {
  expect(writeDates(days)).toBe(text);
  expect(writeOffDays(days, '2026-11-21')).toBe(state);
});

const [rule] = builtInRules;
if (!rule) throw new Error('There are no rules');
const state = { isActive: true, notes: null, rule };
const person = { id: 1, fullName: 'Tess' };
const change = (given: Partial<RuleChange>): RuleChange => ({
  id: 1,
  before: state,
  after: state,
  undoes: null,
  changedAt: '2026-11-21T10:00:00.000Z',
  changedBy: person,
  ...given,
});

test.each<[Partial<RuleChange>, string, string[]]>([
  [{ before: null }, 'Added', []],
  [{ before: null, changedBy: null }, 'Came with Copydesk', []],
  [{ before: null, undoes: 3 }, 'Restored', []],
  [{ after: null }, 'Deleted', []],
  [{ after: { ...state, isActive: false } }, 'Turned off', []],
  [{ after: { ...state, rule: { ...rule, points: 3, label: 'Other' } } }, 'Changed', ['Name', 'Points']],
  [{ after: { ...state, notes: 'Agreed' }, undoes: 4 }, 'Changed (undo)', ['Notes']],
  [{ after: { ...state, notes: 'Agreed' }, changedBy: null }, 'Updated by Copydesk', ['Notes']],
])('a change %# is shown as %s', (given, title, names) => {
  const shown = describeChange(change(given), (retailer) => retailer);
  expect(shown.title).toBe(title);
  expect(shown.lines.map(({ name }) => name)).toEqual(names);
});
