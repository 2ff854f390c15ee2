import { describe, expect, it } from 'vitest';
import type { StoredVoice } from './voice.contract.ts';
import { emptyVoice } from './voice.ts';
import {
  emptyVoiceForm,
  findVoiceIssues,
  readWords,
  toPreviewRules,
  toVoiceForm,
  toVoiceInput,
  type VoiceForm,
} from './voice-form.ts';

const form = (given: Partial<VoiceForm> = {}): VoiceForm => ({ ...emptyVoiceForm('workspace'), ...given });
const stored: StoredVoice = {
  id: 1,
  scope: 'brand',
  scopeValue: 'Clayfield',
  rules: {
    language: 'de',
    tone: 'Calm',
    person: 'you',
    spelling: 'UK',
    units: 'metric',
    prefer: [{ use: 'sofa', insteadOf: ['couch', 'settee'] }],
    avoid: ['cheap', 'best ever'],
    terms: [{ term: 'Wi-Fi', forms: ['wifi'] }],
    examples: [3],
  },
  exampleProducts: [{ id: 3, title: 'Mug', isApproved: true }],
  version: 1,
  updatedAt: '2026-11-20T09:00:00.000Z',
};

it('a stored voice comes back as it went into the form', () => {
  expect(toVoiceInput(toVoiceForm(stored))).toEqual({ scope: 'brand', scopeValue: 'Clayfield', rules: stored.rules });
});

it('an empty form says nothing, and what was typed for another scope is not sent', () => {
  expect(toVoiceInput(form({ scopeValue: 'Clayfield' }))).toEqual({
    scope: 'workspace',
    scopeValue: null,
    rules: emptyVoice,
  });
  expect(
    toVoiceForm({ ...stored, scope: 'workspace', scopeValue: null, rules: emptyVoice, exampleProducts: [] }),
  ).toEqual(form());
});

it('words are parted by commas and lines, each once', () => {
  expect(readWords(' cheap, best  ever\ncheap,,\n ')).toEqual(['cheap', 'best ever']);
});

describe('findVoiceIssues', () => {
  it('finds nothing wrong with what is right, blank rows included', () => {
    expect(findVoiceIssues(form({ prefer: [{ use: ' ', insteadOf: '' }], terms: [{ term: '', forms: '' }] }))).toEqual(
      [],
    );
  });
  it('names the rows as the form has them', () => {
    const blank = { use: '', insteadOf: '' };
    const wrong = form({
      prefer: [blank, { use: 'sofa', insteadOf: '' }, { use: '', insteadOf: 'couch' }],
      terms: [
        { term: '', forms: 'wifi' },
        { term: 'x', forms: 'y'.repeat(101) },
      ],
      avoid: `fine\n${'x'.repeat(101)}`,
      tone: 'x'.repeat(301),
    });
    expect(findVoiceIssues(wrong).map(({ path }) => path)).toEqual([
      'tone',
      'prefer.1.insteadOf',
      'prefer.2.use',
      'avoid',
      'terms.0.term',
      'terms.1.forms',
    ]);
  });
  it('asks for the value of a scope', () => {
    expect(findVoiceIssues(form({ scope: 'category', scopeValue: ' ' }))).toEqual([
      { path: 'scopeValue', message: 'Enter the retailer, category or brand.' },
    ]);
  });
});

it('a preview leaves out what is half typed', () => {
  const typed = form({
    prefer: [
      { use: 'sofa', insteadOf: '' },
      { use: 'mug', insteadOf: 'cup' },
    ],
    terms: [{ term: ' ', forms: 'wifi' }],
  });
  expect(toPreviewRules(typed)).toMatchObject({ prefer: [{ use: 'mug', insteadOf: ['cup'] }], terms: [] });
});
