// Proposes the fix of a broken rule and checks it: the rule passes, nothing is lost, no other rule that counts breaks, and no claim opens.
// What fails a check is not proposed. As the rule passes then, a second fix changes nothing.
import { type AttributeChoices, noChoices } from '#domain/attributes/attribute-use.ts';
import type { UsableAttribute } from '#domain/attributes/usable-attributes.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { isOpenClaim } from '#domain/claims/open-claim.ts';
import { type CheckText, checkPart } from '#domain/claims/part-claims.ts';
import { type Part, type PartContent, partTable } from '#domain/parts/parts.ts';
import { foldText } from '#domain/text/words.ts';
import type { Aims } from './aims.ts';
import { canFix } from './can-fix.ts';
import { checkRule } from './check-rule.ts';
import { type Benchmark, evaluate, type RuleResult } from './evaluate.ts';
import { findAddable } from './fixes/addable-facts.ts';
import { openFindLost } from './fixes/find-lost.ts';
import { type FixPlan, type FixTarget, isFixed, losesFact, type NotFixed, noSafeFix, notFixed } from './fixes/fix.ts';
import { fixOf } from './fixes/rule-fixes.ts';
import { countOf } from './range.ts';
import type { BenchmarkRule } from './rule.ts';
import { selectRules } from './select-rules.ts';
import { ListingReading } from './substance/read-listing.ts';

/** `says` is a sentence without its full stop. */
export type NoProposal = NotFixed & { ok: false };
export type Proposal = {
  ok: true;
  part: Part;
  /** The new value of the part. */
  value: PartContent[Part];
  /** What the fix does, in one sentence. */
  does: string;
  /** Points of Listing Quality it adds; below zero where advice costs more than the rule. */
  points: number;
  /** Labels of advice that is no longer followed. */
  costs: string[];
};

type FixRequest = {
  content: PartContent;
  product: SourceProduct;
  rule: BenchmarkRule;
  /** All rules of the workspace: those in effect for the product are chosen among them. */
  rules: readonly BenchmarkRule[];
  on: Date;
  aims: Aims;
  /** Which attributes may be mentioned, as the workspace chose. */
  choices?: AttributeChoices;
  /** Checks claims with data sources and judgements; by default against the product alone. */
  checkText?: CheckText;
};

const textsOf = (value: string | readonly string[]) => [value].flat().filter((text) => text.trim() !== '');
const partOf = (part: Part, items: readonly string[]): PartContent[Part] =>
  partTable[part].kind === 'text' ? (items[0] ?? '') : [...items];

function targetOf(asked: FixRequest, { part }: FixPlan, inEffect: readonly BenchmarkRule[]): FixTarget {
  const { content, product, rule, on, aims, choices = noChoices } = asked;
  const checking = inEffect.filter(
    ({ attribute, severity, benchmarkType }) =>
      attribute === part && severity !== 'advise' && (benchmarkType === 'forbidden' || benchmarkType === 'item-length'),
  );
  const items = textsOf(content[part]);
  let facts: readonly UsableAttribute[] | undefined;
  const findLost = openFindLost(part, product, content);
  const listing = new ListingReading(content, product, aims);
  return {
    part,
    items,
    content,
    product,
    get facts() {
      facts ??= findAddable(content, product, choices, !listing.isForeign);
      return facts;
    },
    listing,
    passes: (next) =>
      evaluate({ ...content, [part]: partOf(part, next) }, product, [rule], on, aims).results.every(
        ({ hasPassed }) => hasPassed,
      ),
    isShort: (next) =>
      inEffect.some(
        (each) =>
          each.attribute === part &&
          each.benchmarkType === 'length' &&
          checkRule({ attribute: part, items: next, product }, each)?.verdict.endsWith('below'),
      ),
    loses: (next, removed) => findLost(items, next, removed).length > 0,
    isAllowed: (entry) =>
      checking.every((each) => (checkRule({ attribute: part, items: [entry], product }, each)?.share ?? 0) === 0),
  };
}

/** Claims that are open in a text and were not in the other one, as often as they stand there. */
function opensClaim(check: CheckText, before: PartContent[Part], after: PartContent[Part]): boolean {
  const open = check(after).filter(isOpenClaim);
  if (open.length === 0) return false;
  const left = check(before)
    .filter(isOpenClaim)
    .map(({ text }) => foldText(text));
  return open.some(({ text }) => {
    const at = left.indexOf(foldText(text));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A limit of length a text passes, or passes further than before. */
function findTooLong(before: ReadonlyMap<string, RuleResult>, after: Benchmark, part: Part): NotFixed | null {
  for (const { rule, hasPassed, verdict, measured, limit } of after.results) {
    if (hasPassed || !verdict.endsWith('above') || measured === null || rule.attribute !== part) continue;
    if (rule.severity === 'advise' || (before.get(rule.id)?.measured?.value ?? 0) >= measured.value) continue;
    const most = countOf(limit?.max ?? 0, measured.unit);
    const isCount = measured.unit === 'bullets' || measured.unit === 'images';
    return notFixed(
      'too-long',
      isCount ? `The result would have more than ${most}` : `The ${partTable[part].word} would be longer than ${most}`,
    );
  }
  return null;
}

/**
 * Proposes what a person could do mechanically about a broken rule. It changes one part and nothing else; `because` and `says` explain why
 * it does not. Deterministic; no model is asked.
 */
export function proposeFix(asked: FixRequest): Proposal | NoProposal {
  const { content, product, rule, rules, on, aims } = asked;
  const refuse = (why: NotFixed): NoProposal => ({ ok: false, ...why });
  const inEffect = selectRules(rules, product, on);
  const was = evaluate(content, product, rules, on, aims);
  const broken = was.results.find((result) => result.rule.id === rule.id);
  if (!broken || broken.hasPassed)
    return refuse(notFixed('passes', 'The rule passes or does not apply to this product'));
  const plan = canFix(rule);
  if (!plan) return refuse(notFixed('no-fix', 'This rule has no automatic fix'));
  const target = targetOf(asked, plan, inEffect);
  const fixed = fixOf(rule.benchmarkType)?.(target, rule.rule) ?? noSafeFix;
  if (!isFixed(fixed)) return refuse(fixed);

  const { part, does } = plan;
  const value = partOf(part, fixed.items);
  const next = { ...content, [part]: value };
  const is = evaluate(next, product, rules, on, aims);
  if (is.results.some((result) => result.rule.id === rule.id && !result.hasPassed)) return refuse(noSafeFix);
  if (target.loses(fixed.items, fixed.removed)) return refuse(losesFact);
  const before = new Map(was.results.map((result) => [result.rule.id, result]));
  const tooLong = findTooLong(before, is, part);
  if (tooLong) return refuse(tooLong);
  const isNew = (result: RuleResult) => !result.hasPassed && before.get(result.rule.id)?.hasPassed !== false;
  const newly = is.results.filter(isNew).map((result) => result.rule);
  const worse = newly.find(({ severity }) => severity !== 'advise');
  if (worse) return refuse(notFixed('breaks-rule', `Another rule would break: ${worse.label}`));
  const check = asked.checkText ?? checkerOf(product);
  if (opensClaim(check, content[part], value))
    return refuse(notFixed('opens-claim', 'A claim would appear that the source does not support'));
  return { ok: true, part, value, does, points: is.quality - was.quality, costs: newly.map(({ label }) => label) };
}

function checkerOf(product: SourceProduct): CheckText {
  const facts = extractFacts(product);
  return (text) => checkPart(facts, text);
}
