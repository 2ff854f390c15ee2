// Why Listing Quality is what it is, what each lost point would take to come back, and why a part has its level.
import type { Benchmark, RuleResult } from '#domain/benchmarks/evaluate.ts';
import { statusOf } from '#domain/benchmarks/rule.ts';
import { sourceLink, sourceSite } from '#domain/benchmarks/rule-page.ts';
import { nameSource } from '#domain/benchmarks/workspace-rule.ts';
import { levelLabels } from '#domain/channels/levels.ts';
import { isTextPart, type Part, partNames, partTable, scoredParts } from '#domain/parts/parts.ts';
import { capitalise } from '#domain/text/words.ts';
import { escapeMarkdown } from './markdown-text.ts';
import { type Answer, count, isAre, joinAnswers, listWords, type ProductFacts } from './product-facts.ts';

const found = ['Content Benchmark Analysis'];
/** Further ones are only summed up. */
const mostShown = 8;

const checkedText = ({ content }: ProductFacts) => (content ? 'the content under review' : 'the source');

/** Where a rule was read, as a link where it names a page. */
function sayRule({ label, source, standing }: RuleResult['rule']): string {
  const link = sourceLink(source)?.replace(/[()<>[\]\\`]/g, encodeURIComponent);
  const page = link ? `[${escapeMarkdown(sourceSite(source))}](${link})` : escapeMarkdown(nameSource(source));
  const doubt = statusOf(standing) === 'unverified' ? ', unverified' : '';
  return `rule *${escapeMarkdown(label)}*, ${page}${doubt}`;
}

/** What to say to have the text fixed here; null if only a person can fix it, or no plain instruction does. */
function wishFor({ rule, verdict }: RuleResult): string | null {
  const { attribute } = rule;
  if (attribute === 'facts' || attribute === 'images' || attribute === 'substance') return null;
  if (rule.benchmarkType === 'length' && verdict.endsWith('above')) return `make the ${attribute} shorter`;
  if (rule.benchmarkType === 'length' && verdict.endsWith('below')) return `make the ${attribute} longer`;
  return `rewrite the ${attribute}`;
}

function describeFix({ fix, rule }: RuleResult): string {
  if (fix !== null) return escapeMarkdown(fix);
  return rule.attribute === 'facts' ? 'Add it with **Edit Product**.' : 'See the rule.';
}

const describeLost = (result: RuleResult) =>
  `- **−${result.lost}** ${escapeMarkdown(result.message)}. ${describeFix(result)} (${sayRule(result.rule)})`;

/** Costly first, in the order of the rules where two cost the same. */
const lostIn = ({ results }: Benchmark) =>
  results.filter(({ lost }) => lost > 0).toSorted((one, other) => other.lost - one.lost);

/** What the assistant itself could do about it, where it could. */
function offer(results: readonly RuleResult[]): string[] {
  const wishes = [...new Set(results.map(wishFor).filter((wish) => wish !== null))].slice(0, 2);
  if (wishes.length === 0) return [];
  return [
    '',
    `Ask me to ${wishes.map((wish) => `*${wish}*`).join(' or ')}, and I propose a draft with its new scores.`,
  ];
}

function describeLostPoints(lost: readonly RuleResult[]): string[] {
  const rest = lost.slice(mostShown);
  const more = rest.reduce((sum, result) => sum + result.lost, 0);
  return [
    ...lost.slice(0, mostShown).map(describeLost),
    ...(rest.length > 0
      ? [`- **−${more}** for ${count(rest.length, 'more rule')}, all listed on the card Content Benchmark Analysis`]
      : []),
  ];
}

/** A figure the question names that is not the one there is. */
function correct(text: string, quality: number): string {
  const named = /\b(\d{1,3})\b/.exec(text)?.[1];
  return named === undefined || Number(named) === quality ? '' : `, not ${Number(named)}`;
}

/** Rules on images that say nothing yet: they are not passed. */
const notChecked = ({ unchecked }: Benchmark): string =>
  unchecked.length === 0 ? '' : ` that was checked; ${count(unchecked.length, 'rule')} on images could not be`;

/** Why Listing Quality is what it is: every lost point with the rule that took it and what brings it back. */
export function answerQuality(part: Part | null, text: string, facts: ProductFacts): Answer {
  if (part) return answerLevel(part, facts);
  const { benchmark } = facts;
  const lost = lostIn(benchmark);
  const sum = 100 - benchmark.quality;
  const levels = partNames.map((each) => `${partTable[each].label} ${levelLabels[benchmark.parts[each].level]}`);
  if (sum === 0) {
    return {
      lines: [
        `Listing Quality is **100** out of 100: ${checkedText(facts)} passes every rule of its channel${notChecked(benchmark)}.`,
      ],
      found,
    };
  }
  return {
    lines: [
      `Listing Quality is **${benchmark.quality}** out of 100${correct(text, benchmark.quality)}: ${checkedText(facts)} loses ${count(sum, 'point')} because of ${count(lost.length, 'rule')}.`,
      '',
      ...describeLostPoints(lost),
      '',
      `By part: ${listWords(levels)}.`,
      ...offer(lost),
    ],
    found,
  };
}

/** Why one part has its compliance level, and what it costs. */
function answerLevel(part: Part, { benchmark, ...facts }: ProductFacts): Answer {
  const { level, message } = benchmark.parts[part];
  const own = benchmark.results.filter(({ rule, hasPassed }) => rule.attribute === part && !hasPassed);
  const deciding = own.filter(({ rule }) => rule.severity === (level === 'non-compliant' ? 'block' : 'warn'));
  const name = capitalise(partTable[part].word);
  const head = `The ${partTable[part].word} ${isAre(part)} **${levelLabels[level]}**: ${escapeMarkdown(message)}.`;
  const how =
    level === 'compliant'
      ? own.length === 0
        ? `No rule costs points for the ${partTable[part].word}.`
        : 'These rules cost points, but they are only advice and do not change the level:'
      : `${deciding.length > 1 ? `${deciding.length} broken rules` : 'A broken rule'} can get the listing ${level === 'non-compliant' ? 'rejected by' : 'a warning from'} the channel. ${name} loses ${count(
          own.reduce((sum, { lost }) => sum + lost, 0),
          'point',
        )}:`;
  const costly = own.toSorted((one, other) => other.lost - one.lost);
  return {
    lines: [head, '', how, '', ...describeLostPoints(costly), ...(isTextPart(part) ? offer(costly) : [])],
    found: [...found, `checked: ${checkedText({ benchmark, ...facts })}`],
  };
}

/** What would raise the figures: approvals the Content Score, fixed rules Listing Quality. */
export function answerRaise(part: Part | null, facts: ProductFacts): Answer {
  const { product, content, benchmark } = facts;
  const { score } = product.contentStatus;
  const open = scoredParts.filter((each) => content?.parts[each].status !== 'approved');
  const approvals = content
    ? open.length === 0
      ? 'The **Content Score** is 100: every part is approved.'
      : `The **Content Score** is ${score}. Each approved part adds 25; not approved yet: ${listWords(open.map((each) => partTable[each].label))}.`
    : `The **Content Score** is ${score}. Use **Generate Content** first. Then each approved part adds 25.`;
  const lost = lostIn(benchmark).filter(({ rule }) => part === null || rule.attribute === part);
  const sum = lost.reduce((total, result) => total + result.lost, 0);
  const about = part ? ` for the ${partTable[part].word}` : '';
  const quality =
    lost.length === 0
      ? `**Listing Quality** is ${benchmark.quality} out of 100. No points are lost${about}.`
      : `**Listing Quality** is ${benchmark.quality} out of 100. You can gain ${count(sum, 'point')}${about}, the biggest gains first:`;
  return joinAnswers(
    { lines: [approvals, '', quality, ''], found: ['review of the product'] },
    { lines: [...describeLostPoints(lost), ...offer(lost)], found },
  );
}
