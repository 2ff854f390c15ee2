import { expect, test } from 'vitest';
import { findPromptErrors, type PromptErrors, type PromptForm, toPromptBody } from './prompt-form.ts';

const form: PromptForm = { prompt: 'Mention cotton', scope: 'global', scopeValue: '', isActive: true };

test.each<[string, Partial<PromptForm>, PromptErrors]>([
  ['nothing to say against a global prompt', {}, {}],
  ['five characters are enough', { prompt: 'Short' }, {}],
  ['four are not', { prompt: 'Shor' }, { prompt: 'Prompt must be at least 5 characters.' }],
  ['spaces do not count', { prompt: '  Hey  ' }, { prompt: 'Prompt must be at least 5 characters.' }],
  ['500 characters are taken', { prompt: 'x'.repeat(500) }, {}],
  ['501 are not', { prompt: 'x'.repeat(501) }, { prompt: 'Prompt must be at most 500 characters.' }],
  ['a scope needs its value', { scope: 'brand' }, { scopeValue: 'Value is required for the selected scope' }],
  [
    'a blank value is none',
    { scope: 'sku', scopeValue: '  ' },
    { scopeValue: 'Value is required for the selected scope' },
  ],
  [
    'both fields are told at once',
    { prompt: '', scope: 'category' },
    { prompt: 'Prompt must be at least 5 characters.', scopeValue: 'Value is required for the selected scope' },
  ],
  [
    'a value may not be longer than a prompt',
    { scope: 'brand', scopeValue: 'x'.repeat(501) },
    { scopeValue: 'At most 500 characters.' },
  ],
])('%s', (_title, given, errors) => {
  expect(findPromptErrors({ ...form, ...given })).toEqual(errors);
});

test('a global prompt is sent without the value the form still holds', () => {
  expect(toPromptBody({ ...form, scopeValue: 'Clayfield' })).toEqual({ ...form, scopeValue: null });
  expect(toPromptBody({ ...form, scope: 'brand', scopeValue: 'Clayfield' }).scopeValue).toBe('Clayfield');
});
