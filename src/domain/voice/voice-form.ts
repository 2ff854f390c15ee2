// The form of a voice: texts as they are typed, the voice they amount to, and what is wrong with it.
import * as z from 'zod/mini';
import type { Issue } from '#domain/problem.ts';
import { targetLanguages } from './languages.ts';
import { type StoredVoice, type VoiceInput, voiceInput } from './voice.contract.ts';
import { persons, spellingNames, unitSystems, type VoiceRules, type VoiceScope, voiceScopes } from './voice.ts';

/** An empty choice leaves it to the wider voice. Several words of one field are parted by commas, or stand on lines of their own. */
export const voiceFormSchema = z.object({
  scope: z.enum(voiceScopes),
  scopeValue: z.string(),
  language: z.enum(['', ...targetLanguages]),
  tone: z.string(),
  person: z.enum(['', ...persons]),
  spelling: z.enum(['', ...spellingNames]),
  units: z.enum(['', ...unitSystems]),
  prefer: z.array(z.object({ use: z.string(), insteadOf: z.string() })),
  avoid: z.string(),
  terms: z.array(z.object({ term: z.string(), forms: z.string() })),
  examples: z.array(z.object({ id: z.int(), title: z.string() })),
});
export type VoiceForm = z.output<typeof voiceFormSchema>;

export const emptyVoiceForm = (scope: VoiceScope): VoiceForm => ({
  scope,
  scopeValue: '',
  language: '',
  tone: '',
  person: '',
  spelling: '',
  units: '',
  prefer: [],
  avoid: '',
  terms: [],
  examples: [],
});

/** Words parted by commas or line breaks, each once. */
export function readWords(text: string): string[] {
  const words = text.split(/[,\n]/).map((word) => word.replace(/\s+/g, ' ').trim());
  return [...new Set(words)].filter((word) => word !== '');
}

const isBlank = (texts: Readonly<Record<string, string>>) => Object.values(texts).every((text) => text.trim() === '');

/** The rows of a list that hold something, each with its place in the form. */
const filledRows = <Row extends Readonly<Record<string, string>>>(rows: readonly Row[]) =>
  rows.map((row, place) => ({ row, place })).filter(({ row }) => !isBlank(row));

export function toVoiceForm({ scope, scopeValue, rules, exampleProducts }: StoredVoice): VoiceForm {
  const { language, tone, person, spelling, units, prefer, avoid, terms } = rules;
  return {
    scope,
    scopeValue: scopeValue ?? '',
    language: language ?? '',
    tone: tone ?? '',
    person: person ?? '',
    spelling: spelling ?? '',
    units: units ?? '',
    prefer: prefer.map(({ use, insteadOf }) => ({ use, insteadOf: insteadOf.join(', ') })),
    avoid: avoid.join('\n'),
    terms: terms.map(({ term, forms }) => ({ term, forms: forms.join(', ') })),
    examples: exampleProducts.map(({ id, title }) => ({ id, title })),
  };
}

/** The voice a form amounts to; it may be wrong still. Rows nobody filled in are left out. */
function toVoiceRules(form: VoiceForm): VoiceRules {
  return {
    language: form.language || null,
    tone: form.tone.trim() || null,
    person: form.person || null,
    spelling: form.spelling || null,
    units: form.units || null,
    prefer: filledRows(form.prefer).map(({ row }) => ({ use: row.use, insteadOf: readWords(row.insteadOf) })),
    avoid: readWords(form.avoid),
    terms: filledRows(form.terms).map(({ row }) => ({ term: row.term, forms: readWords(row.forms) })),
    examples: form.examples.map(({ id }) => id),
  };
}

/** What the form sends. */
export function toVoiceInput(form: VoiceForm): VoiceInput {
  const scopeValue = form.scope === 'workspace' ? null : form.scopeValue;
  return { scope: form.scope, scopeValue, rules: toVoiceRules(form) };
}

/** Everything wrong with a form, each at its field; the same rules the server has. */
export function findVoiceIssues(form: VoiceForm): Issue[] {
  const parsed = z.safeParse(voiceInput, toVoiceInput(form));
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => ({ path: placeInForm(form, path.map(String)), message }));
}

/** The field of the form that a path of the voice comes from: `rules.prefer.0.use` is that of the first row filled in. */
export function placeInForm(form: VoiceForm, path: readonly string[]): string {
  const [list = '', index, field] = path[0] === 'rules' ? path.slice(1) : path;
  if ((list !== 'prefer' && list !== 'terms') || index === undefined) return list;
  const place = filledRows<Record<string, string>>(form[list])[Number(index)]?.place ?? 0;
  return [list, place, ...(field ? [field] : [])].join('.');
}

/** Whether what stands in the lists is right enough to be shown on a text: what is half typed is left out. */
export function toPreviewRules(form: VoiceForm): VoiceRules {
  const rules = toVoiceRules(form);
  return {
    ...rules,
    prefer: rules.prefer.filter(({ use, insteadOf }) => use.trim() !== '' && insteadOf.length > 0),
    terms: rules.terms.filter(({ term }) => term.trim() !== ''),
  };
}
