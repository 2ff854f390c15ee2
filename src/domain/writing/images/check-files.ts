// What the rules find of each file that could go out for one image: the image itself, or one of its renditions.
import type { RuleProduct } from '#domain/benchmarks/finding.ts';
import { kindOf } from '#domain/benchmarks/kinds/rule-kinds.ts';
import { type FileFact, shownImages } from '#domain/benchmarks/kinds/shown-image.ts';
import type { BenchmarkRule, Severity } from '#domain/benchmarks/rule.ts';
import { selectRules } from '#domain/benchmarks/select-rules.ts';
import type { ImageFacts } from '#domain/images/image-file.ts';
import { fixedBetween, isOfHero, openFindBroken } from './check-images.ts';

/** How a fact stands: kept by all rules that ask something of it, or broken, with the gravest of those it breaks. */
export type FactState = 'kept' | Severity;

export type FileVerdict = {
  /** Rules it keeps that the image itself breaks, by their id. */
  fixes: { ruleId: string; label: string }[];
  /** Without those no rule asks anything of, and those the file does not show. */
  facts: Partial<Record<FileFact, FactState>>;
};

/** The files that could go out, the image itself first. */
export type CandidateFiles = { url: string; alt: string | undefined; isHero: boolean; files: readonly ImageFacts[] };

/** In the order of the files. The image is checked by itself: what others break is nothing a file of it could fix. `rules` are all of the workspace. */
export function checkFiles(
  { url, alt, isHero, files }: CandidateFiles,
  product: RuleProduct,
  rules: readonly BenchmarkRule[],
  on: Date,
): FileVerdict[] {
  const own = selectRules(rules, product, on).filter(
    (rule) => kindOf(rule.benchmarkType).isOfImages && (isHero || !isOfHero(rule)),
  );
  const image = { url, ...(alt === undefined ? {} : { alt }) };
  const verdicts = files.map((file) =>
    openFindBroken(product, own, { facts: { [url]: file }, renditions: {} })([image]),
  );
  const [before] = verdicts;
  return verdicts.map((after, at) => ({
    fixes: before ? fixedBetween(before, after).map(({ rule: { id, label } }) => ({ ruleId: id, label })) : [],
    facts: checkFacts({ url, file: files[at] }, product, own),
  }));
}

const gravity: readonly FactState[] = ['kept', 'advise', 'warn', 'block'];
const graver = (one: FactState, other: FactState = 'kept'): FactState =>
  gravity.indexOf(one) > gravity.indexOf(other) ? one : other;

function checkFacts(
  { url, file }: { url: string; file: ImageFacts | undefined },
  product: RuleProduct,
  own: readonly BenchmarkRule[],
): FileVerdict['facts'] {
  const pictures = file ? { [url]: { ...file, alt: null } } : {};
  const [shown] = shownImages({ attribute: 'images', items: [url], product: { ...product, pictures } });
  const facts: FileVerdict['facts'] = {};
  if (!shown) return facts;
  for (const rule of own) {
    for (const { fact, meets } of kindOf(rule.benchmarkType).listFileChecks?.(rule.rule) ?? []) {
      const isMet = meets(shown);
      if (isMet !== null) facts[fact] = graver(isMet ? 'kept' : rule.severity, facts[fact]);
    }
  }
  return facts;
}
