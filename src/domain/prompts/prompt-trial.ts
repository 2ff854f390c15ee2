// What a prompt does to drafts: the drafts without it and with it, measured and compared.
import type { Aims } from '#domain/benchmarks/aims.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import type { RuleProduct } from '#domain/benchmarks/finding.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { forEachTextPart, type PartContent, pickParts, textParts } from '#domain/parts/parts.ts';
import type { DraftedPart } from '#domain/writing/pipeline.ts';
import { selectApplicable } from './applicable.ts';
import { mergeSources, toSource } from './merge.ts';
import type { TrialFigures, TriedProduct } from './prompt-trial.contract.ts';
import type { Prompt } from './prompts.contract.ts';
import { describeOrigin, type ScopedProduct } from './scopes.ts';

export type Guidances = { without: Prompt[]; with: Prompt[] };

/** The prompts of a product without the one that is tried, and with it, as if it were active; null where it is not for the product. */
export function guidancesOf(tried: Prompt, applicable: readonly Prompt[], product: ScopedProduct): Guidances | null {
  const without = applicable.filter(({ id }) => id !== tried.id);
  const all = selectApplicable([...without, { ...tried, isActive: true }], product);
  return all.some(({ id }) => id === tried.id) ? { without, with: all } : null;
}

type TrialBasis = {
  product: RuleProduct & Partial<PartContent>;
  rules: readonly BenchmarkRule[];
  aims: Aims;
  on: Date;
};

/** The listing as it would be with these drafts; a part that was not drafted is as the product has it. */
function contentOf(drafts: readonly DraftedPart[], { product }: TrialBasis): PartContent {
  const written = Object.fromEntries(drafts.map(({ part, value }) => [part, value]));
  return { ...pickParts(product), ...written };
}

const lengthOf = (text: string | readonly string[]) => [text].flat().reduce((sum, each) => sum + each.length, 0);

function measure(drafts: readonly DraftedPart[], basis: TrialBasis): TrialFigures {
  const content = contentOf(drafts, basis);
  const { quality, results } = evaluate(content, basis.product, basis.rules, basis.on, basis.aims);
  const count = (verdict: 'unsupported' | 'contradicted') =>
    drafts.reduce((sum, { draft }) => sum + draft.checks[verdict], 0);
  return {
    lengths: forEachTextPart((part) => lengthOf(content[part])),
    quality,
    unsupported: count('unsupported'),
    contradicted: count('contradicted'),
    brokenRules: results
      // No text can fix what the product itself lacks.
      .filter(({ hasPassed, rule }) => !hasPassed && rule.severity !== 'advise' && rule.attribute !== 'facts')
      .map(({ rule }) => rule.label),
  };
}

const promptReasons = (drafts: readonly DraftedPart[]) =>
  drafts.flatMap(({ draft }) => draft.reasons.flatMap(({ because, text }) => (because === 'prompt' ? [text] : [])));

/** Of a line all drafts that were checked for it: followed by all, missed by one, or null. */
function findVerdict(drafts: readonly DraftedPart[], text: string, origin: string | null): boolean | null {
  const verdicts = drafts.flatMap(({ draft }) =>
    (draft.wishes ?? []).flatMap((wish) => (wish.text === text && wish.origin === origin ? wish.verdict : [])),
  );
  if (verdicts.includes('missed')) return false;
  return verdicts.length > 0 && verdicts.every((verdict) => verdict === 'followed') ? true : null;
}

/** Compares the drafts without the prompt to those with it. */
export function compareDrafts(
  tried: Pick<Prompt, 'id'>,
  guidances: Guidances,
  drafts: { without: readonly DraftedPart[]; with: readonly DraftedPart[] },
  basis: TrialBasis,
): Omit<TriedProduct, 'id' | 'sku' | 'title'> {
  const [before, after] = [contentOf(drafts.without, basis), contentOf(drafts.with, basis)];
  const said = new Set(promptReasons(drafts.without));
  const lines = mergeSources(guidances.with.map(toSource)).filter(
    ({ source }) => guidances.with[source]?.id === tried.id,
  );
  return {
    before: measure(drafts.without, basis),
    after: measure(drafts.with, basis),
    changes: textParts
      .filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
      .map((part) => ({ part, before: before[part], after: after[part] })),
    lines: lines.map(({ text, needsModel, exceptions, overriddenBy, source }) => {
      const prompt = guidances.with[source];
      const origin = prompt ? describeOrigin(prompt) : null;
      return {
        text,
        isFollowed: findVerdict(drafts.with, text, origin),
        needsModel,
        exceptions,
        overridden: overriddenBy?.reason ?? null,
      };
    }),
    notes: [...new Set(promptReasons(drafts.with).filter((text) => !said.has(text)))],
  };
}
