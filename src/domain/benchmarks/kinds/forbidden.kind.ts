// Rule kind `forbidden`: phrases and patterns a text must not hold. Phrases match on word boundaries, so `cure` is not found in `manicure`.
import * as z from 'zod/mini';
import type { Issue } from '#domain/problem.ts';
import { type Finding, fail, foundLimit, nouns, pass, quoteAll, type Target } from '../finding.ts';
import { type PlanFix, planOf } from '../fixes/fix.ts';
import { defineRuleKind, textAttributes } from './define-rule-kind.ts';
import { findForbidden } from './find-forbidden.ts';
import { givenText, most } from './given.ts';
import { phraseProblem } from './phrase.ts';

const schema = z.object({
  /** What is forbidden, for messages: `a guarantee or refund`. */
  what: z.string(),
  /** Plain phrases in any case; a space also stands for a hyphen, a `*` at either end of a word for any letters. */
  phrases: z.array(z.string()),
  /** Regular expressions (flag `u`) that came with Copydesk, which bring their own boundaries; nobody may add any. */
  patterns: z.array(z.string()),
  isCaseSensitive: z.optional(z.boolean()),
});
export type ForbiddenRule = z.infer<typeof schema>;

function check({ attribute, items, product }: Target, rule: ForbiddenRule): Finding | null {
  if (items.length === 0) return null;
  const { noun, verb } = nouns[attribute];
  const found = new Map<string, string>();
  let times = 0;
  for (const text of items) {
    for (const { start, end } of findForbidden(text, rule, product.brand ?? '')) {
      const word = text.slice(start, end).trim();
      times += 1;
      if (!found.has(word.toLowerCase())) found.set(word.toLowerCase(), word);
    }
  }
  const limit = { max: 0 };
  const measured = { value: times, unit: 'times' as const };
  if (times === 0) return pass(`${noun} ${verb} free of ${rule.what}`, { measured, limit });
  const words = [...found.values()]
    .slice(0, foundLimit)
    .map((word) => (word.length > 60 ? `${word.slice(0, 58)}…` : word));
  return fail(`${noun} must not contain ${rule.what}`, `Remove ${quoteAll(words)}.`, {
    measured,
    limit,
    found: words,
  });
}

const shownPhrases = 4;

/** The signs of an expression that is nothing but a list of them; null for any other. */
function signsOf(patterns: readonly string[]): string[] | null {
  const list = patterns.length === 1 ? /^\[((?:[^\]\\^]|(?!^)\^|\\.)+)\]$/u.exec(patterns[0] ?? '')?.[1] : undefined;
  const isClass =
    list !== undefined && (/[a-z\d]-[a-z\d]/i.test(list) || list.startsWith('^') || list.includes('\\p{'));
  return list === undefined || isClass ? null : [...list.replace(/\\(.)/gu, '$1')];
}

function describe({ what, phrases, patterns }: ForbiddenRule): string {
  const signs = phrases.length === 0 ? signsOf(patterns) : null;
  if (signs) return `none of ${signs.join(' ')}`;
  if (phrases.length === 0) return `no ${what.replace(/^an? /, '')}`;
  const shown = phrases.slice(0, shownPhrases).map((phrase) => `“${phrase}”`);
  const more = phrases.length - shown.length;
  return `no ${what.replace(/^an? /, '')}: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const given = z.strictObject({
  what: givenText(100).check(z.minLength(1, 'Enter what is forbidden.')),
  phrases: z
    .array(givenText(most.phrase).check(z.minLength(1)))
    .check(z.maxLength(most.phrases, `At most ${most.phrases} words or phrases.`)),
  /** Expressions that came with Copydesk, sent back as they are; none may be added. */
  patterns: z._default(z.array(z.string().check(z.maxLength(5_000))).check(z.maxLength(20)), []),
  isCaseSensitive: z.optional(z.boolean()),
});

function findIssues({ phrases, patterns }: z.output<typeof given>): Issue[] {
  const problems = phrases.flatMap((phrase) => phraseProblem(phrase) ?? []);
  if (phrases.length + patterns.length === 0) problems.unshift('Enter at least one word or phrase.');
  return problems.map((message) => ({ path: 'phrases', message }));
}

const planFix: PlanFix<ForbiddenRule> = ({ what }, attribute) =>
  planOf(
    attribute,
    `Removes ${what} where the text still works without it: symbols, phrases between commas, or whole sentences that say nothing else.`,
  );

export const forbiddenKind = defineRuleKind({
  type: 'forbidden',
  label: 'Forbidden words',
  attributes: textAttributes,
  schema,
  given,
  findIssues,
  check,
  planFix,
  describe,
  fields: [
    [
      {
        control: 'text',
        name: 'what',
        label: 'What is forbidden',
        hint: 'Completes the message “Title must not contain …”, for example: words we avoid.',
      },
    ],
    [
      {
        control: 'lines',
        name: 'phrases',
        label: 'Words and phrases, one per line',
        hint: ({ values }) =>
          (values.patterns as string[]).length > 0
            ? 'The words that came with Copydesk are also checked.'
            : 'Matches whole words in upper or lower case. A space also matches a hyphen. A * at the start or end of a word matches any letters, as in anti*.',
      },
    ],
    [{ control: 'check', name: 'isCaseSensitive', label: 'Match upper and lower case exactly', isOptional: true }],
    [{ control: 'kept', name: 'patterns', shownAt: 'phrases' }],
  ],
});
