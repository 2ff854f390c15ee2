// The rule form: what its fields hold, and the rule they make.
import { type Attribute, type Verdict, verdicts } from '#domain/benchmarks/finding.ts';
import {
  type FieldValue,
  type FieldValues,
  formValue,
  type KindField,
  numberOf,
  ruleValue,
  startValue,
} from '#domain/benchmarks/kinds/kind-field.ts';
import { kindOf, type RuleKinds, ruleKinds } from '#domain/benchmarks/kinds/rule-kinds.ts';
import {
  anyCategory,
  type BenchmarkRule,
  type BenchmarkType,
  generalRetailer,
  type Severity,
} from '#domain/benchmarks/rule.ts';
import type { RuleDraft } from '#domain/benchmarks/rule-input.ts';
import type { StoredRule } from '#domain/benchmarks/rules.contract.ts';
import type { Standing } from '#domain/channels/channel-limits.data.ts';

/** What every rule has. */
type CommonForm = {
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
};
type KindForm = FieldValues<RuleKinds[number]['fields'][number][number]>;
/** Fields hold what was typed; which of them count depends on the kind. */
export type RuleForm = CommonForm & KindForm;

const fieldsOf = (type: BenchmarkType): readonly KindField[] => kindOf(type).fields.flat();

/** The fields of all kinds as a new rule has them; the first kind to name a field says what it starts with. */
const emptyKinds = Object.fromEntries(
  ruleKinds
    .flatMap(({ type }) => fieldsOf(type))
    .toReversed()
    .map((field) => [field.name, startValue(field)]),
) as KindForm;

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
  ...emptyKinds,
};

/** The fields of a kind as the form holds them. */
function kindFields({ benchmarkType, rule }: BenchmarkRule): Partial<KindForm> {
  const stored: Readonly<Record<string, unknown>> = rule;
  return Object.fromEntries(
    fieldsOf(benchmarkType).map((field) => [field.name, formValue(field, stored[field.key ?? field.name])]),
  );
}

/** The form of a stored rule, or of a new one for a pack. */
export function startOf(stored: StoredRule | null, retailer: string = generalRetailer): RuleForm {
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

function bodyOf(form: RuleForm): Pick<RuleDraft, 'benchmarkType' | 'rule'> {
  const { benchmarkType } = form;
  const typed: Readonly<Record<string, unknown>> = form;
  const values = fieldsOf(benchmarkType).map((field): [string, unknown] => [
    field.key ?? field.name,
    ruleValue(field, typed[field.name] as FieldValue),
  ]);
  const rule = Object.fromEntries(values.filter(([, value]) => value !== undefined));
  return { benchmarkType, rule } as Pick<RuleDraft, 'benchmarkType' | 'rule'>;
}

/** The rule the form makes. A message of the server stands for every way the rule can be broken. */
export function toDraft(form: RuleForm): RuleDraft {
  const { retailer, attribute, label, severity, points, source, standing, subject, message } = form;
  const broken = verdicts.filter((verdict) => verdict !== 'passed');
  return {
    retailer,
    category: form.category,
    attribute,
    label,
    severity,
    points: numberOf(points) ?? Number.NaN,
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

/** Kinds that can check a part, in the order they are offered. */
export function kindsOf(attribute: Attribute): BenchmarkType[] {
  return ruleKinds.filter((kind) => kind.attributes.includes(attribute)).map(({ type }) => type);
}

/** The kind of a rule that moves to another part: one that cannot check it gives way to one that can. */
export function kindFor(attribute: Attribute, kind: BenchmarkType): BenchmarkType {
  const kinds = kindsOf(attribute);
  return kinds.includes(kind) ? kind : (kinds[0] ?? 'required');
}

type RuleErrors = Partial<Record<keyof RuleForm, string>>;

/** The form's field an issue of the rule belongs to; the name stands for what has none. */
function fieldOf(path: string, form: RuleForm): keyof RuleForm {
  const [first = '', second] = path.split('.');
  if (first === 'messages') return 'message';
  if (first === 'attribute') return 'benchmarkType';
  const own = first === 'rule' && fieldsOf(form.benchmarkType).find(({ key, name }) => (key ?? name) === second);
  const name = own ? (own.control === 'kept' ? own.shownAt : own.name) : first;
  return name in form ? (name as keyof RuleForm) : 'label';
}

/** Issues by field, at most one each. */
export function errorsOf(issues: readonly { path: string; message: string }[], form: RuleForm): RuleErrors {
  const errors: RuleErrors = {};
  for (const { path, message } of issues) errors[fieldOf(path, form)] ??= message;
  return errors;
}
