// The rule form: what its fields hold, and the rule they make.
import { type Attribute, type Verdict, verdicts } from '#domain/benchmarks/finding.ts';
import {
  anyCategory,
  type BenchmarkRule,
  type BenchmarkType,
  generalRetailer,
  type Severity,
} from '#domain/benchmarks/rule.ts';
import { kindAttributes, type RuleDraft } from '#domain/benchmarks/rule-input.ts';
import type { DeskRule } from '#domain/benchmarks/rules.contract.ts';
import type { Shape } from '#domain/benchmarks/structure.kind.ts';
import type { Standing } from '#domain/channels/channel-limits.data.ts';

/** Fields hold what was typed; which of them count depends on the kind. */
export type RuleForm = {
  retailer: string;
  category: string;
  attribute: Attribute;
  benchmarkType: BenchmarkType;
  /** The subject of the rule whose place it takes; empty when it holds beside the others. */
  subject: string;
  label: string;
  severity: Severity;
  points: string;
  from: string;
  until: string;
  source: string;
  asOf: string;
  standing: Standing;
  message: string;
  notes: string;
  unit: 'characters' | 'bytes' | 'words';
  min: string;
  max: string;
  isIdeal: boolean;
  what: string;
  phrases: string;
  patterns: string[];
  isCaseSensitive: boolean;
  percent: string;
  times: string;
  allowed: string;
  refused: string;
  fact: string;
  shape: Shape;
  signs: string;
  types: string[];
  isHttps: boolean;
};

const empty: RuleForm = {
  retailer: generalRetailer,
  category: '',
  attribute: 'title',
  benchmarkType: 'length',
  subject: '',
  label: '',
  severity: 'warn',
  points: '5',
  from: '',
  until: '',
  source: '',
  asOf: '',
  standing: 'own',
  message: '',
  notes: '',
  unit: 'characters',
  min: '',
  max: '',
  isIdeal: false,
  what: '',
  phrases: '',
  patterns: [],
  isCaseSensitive: false,
  percent: '50',
  times: '2',
  allowed: '',
  refused: '',
  fact: '',
  shape: 'single-spaces',
  signs: '',
  types: [],
  isHttps: false,
};

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));

/** The fields of a kind as the form holds them. */
function kindFields({ benchmarkType, rule }: BenchmarkRule): Partial<RuleForm> {
  switch (benchmarkType) {
    case 'length':
    case 'item-length':
      return { unit: rule.unit, min: textOf(rule.min), max: textOf(rule.max), isIdeal: rule.isIdeal };
    case 'count':
      return { min: textOf(rule.min), max: textOf(rule.max), isIdeal: rule.isIdeal };
    case 'forbidden':
      return {
        what: rule.what,
        phrases: rule.phrases.join('\n'),
        patterns: rule.patterns,
        isCaseSensitive: rule.isCaseSensitive ?? false,
      };
    case 'case':
      return { percent: String(rule.maxPercent) };
    case 'repetition':
      return { times: String(rule.max) };
    case 'html':
      return { allowed: rule.allowed.join(' '), refused: (rule.refused ?? []).join(' ') };
    case 'required':
      return { fact: rule.fact ?? '' };
    case 'structure':
      return { shape: rule.shape };
    case 'sign-count':
      return { signs: rule.signs, times: String(rule.max) };
    case 'image-file':
      return { types: rule.types ?? [], isHttps: rule.isHttps ?? false };
  }
}

/** The form of a stored rule, or of a new one for a pack. */
export function startOf(stored: DeskRule | null, retailer: string = generalRetailer): RuleForm {
  if (!stored) return { ...empty, retailer };
  const { rule, notes, isBuiltIn } = stored;
  const ownSubject = !isBuiltIn && rule.subject === `own-${stored.id}`;
  return {
    ...empty,
    retailer: rule.retailer,
    category: rule.category === anyCategory ? '' : rule.category,
    attribute: rule.attribute,
    benchmarkType: rule.benchmarkType,
    subject: ownSubject ? '' : rule.subject,
    label: rule.label,
    severity: rule.severity,
    points: String(rule.points),
    from: rule.from ?? '',
    until: rule.until ?? '',
    source: rule.source,
    asOf: rule.asOf ?? '',
    standing: rule.standing,
    message: Object.entries(rule.messages ?? {}).find(([verdict]) => verdict !== 'passed')?.[1] ?? '',
    notes: notes ?? '',
    ...kindFields(rule),
  };
}

/** A typed number; one that is none is left to the checks. */
function numberOf(text: string): number | undefined {
  const plain = text.replace(/[\s,]/g, '');
  return plain === '' ? undefined : Number(plain);
}
const needed = (text: string) => numberOf(text) ?? Number.NaN;
const wordsOf = (text: string) => text.toLowerCase().match(/[^\s,<>/]+/g) ?? [];
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function bodyOf(form: RuleForm): Pick<RuleDraft, 'benchmarkType' | 'rule'> {
  const { benchmarkType, isIdeal, unit } = form;
  const [min, max] = [numberOf(form.min), numberOf(form.max)];
  const range = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }), isIdeal };
  switch (benchmarkType) {
    case 'length':
    case 'item-length':
      return { benchmarkType, rule: { unit, ...range } };
    case 'count':
      return { benchmarkType, rule: range };
    case 'forbidden': {
      const { what, patterns, isCaseSensitive } = form;
      return {
        benchmarkType,
        rule: { what, phrases: linesOf(form.phrases), patterns, ...(isCaseSensitive ? { isCaseSensitive } : {}) },
      };
    }
    case 'case':
      return { benchmarkType, rule: { maxPercent: needed(form.percent) } };
    case 'repetition':
      return { benchmarkType, rule: { max: needed(form.times) } };
    case 'html': {
      const refused = wordsOf(form.refused);
      return { benchmarkType, rule: { allowed: wordsOf(form.allowed), ...(refused.length > 0 ? { refused } : {}) } };
    }
    case 'required':
      return { benchmarkType, rule: form.fact.trim() === '' ? {} : { fact: form.fact } };
    case 'structure':
      return { benchmarkType, rule: { shape: form.shape } };
    case 'sign-count':
      return { benchmarkType, rule: { signs: form.signs.replace(/\s/g, ''), max: needed(form.times) } };
    case 'image-file': {
      const types = form.types as NonNullable<Extract<RuleDraft, { benchmarkType: 'image-file' }>['rule']['types']>;
      return {
        benchmarkType,
        rule: { ...(types.length > 0 ? { types } : {}), ...(form.isHttps ? { isHttps: true } : {}) },
      };
    }
  }
}

/** The rule the form makes. A message of the desk stands for every way the rule can be broken. */
export function toDraft(form: RuleForm): RuleDraft {
  const { retailer, attribute, label, severity, points, source, standing, subject, message } = form;
  const broken = verdicts.filter((verdict) => verdict !== 'passed');
  return {
    retailer,
    category: form.category,
    attribute,
    label,
    severity,
    points: needed(points),
    from: form.from || null,
    until: form.until || null,
    source,
    asOf: form.asOf || null,
    standing,
    notes: form.notes || null,
    ...(subject === '' ? {} : { subject }),
    ...(message.trim() === ''
      ? {}
      : {
          messages: Object.fromEntries(broken.map((verdict) => [verdict, message])) as Partial<Record<Verdict, string>>,
        }),
    ...bodyOf(form),
  } as RuleDraft;
}

/** Kinds that can judge a part, in the order they are offered. */
export function kindsOf(attribute: Attribute): BenchmarkType[] {
  return (Object.keys(kindAttributes) as BenchmarkType[]).filter((kind) => kindAttributes[kind].includes(attribute));
}

/** The kind of a rule that moves to another part: one that cannot judge it gives way to one that can. */
export function kindFor(attribute: Attribute, kind: BenchmarkType): BenchmarkType {
  const kinds = kindsOf(attribute);
  return kinds.includes(kind) ? kind : (kinds[0] ?? 'required');
}

/** Which of the form's fields an issue of the rule belongs to. */
const fieldOfPath: Readonly<Record<string, keyof RuleForm>> = {
  'rule.min': 'min',
  'rule.max': 'max',
  'rule.phrases': 'phrases',
  'rule.patterns': 'phrases',
  'rule.what': 'what',
  'rule.maxPercent': 'percent',
  'rule.allowed': 'allowed',
  'rule.refused': 'refused',
  'rule.fact': 'fact',
  'rule.shape': 'shape',
  'rule.signs': 'signs',
  'rule.types': 'types',
  messages: 'message',
  attribute: 'benchmarkType',
};

export type RuleErrors = Partial<Record<keyof RuleForm, string>>;

/** Issues by field, at most one each. */
export function errorsOf(issues: readonly { path: string; message: string }[], form: RuleForm): RuleErrors {
  const errors: RuleErrors = {};
  for (const { path, message } of issues) {
    const steps = path.split('.');
    const known =
      fieldOfPath[steps.slice(0, 2).join('.')] ?? fieldOfPath[steps[0] ?? ''] ?? (steps[0] as keyof RuleForm);
    const isTimes = known === 'max' && (form.benchmarkType === 'repetition' || form.benchmarkType === 'sign-count');
    const field = isTimes ? 'times' : known in form ? known : 'label';
    errors[field] ??= message;
  }
  return errors;
}
