// Rule kind `repetition`: how often one word may stand in a text. Articles, prepositions and conjunctions may repeat.
import * as z from 'zod/mini';
import { foldText, freeWords } from '#domain/text/words.ts';
import { type Finding, fail, foundLimit, nouns, pass, quoteAll, type Target } from '../finding.ts';
import { type PlanFix, planOf } from '../fixes/fix.ts';
import { defineRuleKind, textAttributes } from './define-rule-kind.ts';
import { givenNumber, most as mostGiven } from './given.ts';

const schema = z.object({ max: z.number() });
type RepetitionRule = z.infer<typeof schema>;

/** How often each word stands in a text that may not repeat at will. */
function countUses(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of foldText(text).match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []) {
    if (/\p{L}{2}/u.test(word) && !freeWords.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const wordsAbove = (counts: ReadonlyMap<string, number>, max: number): string[] =>
  [...counts].flatMap(([word, count]) => (count > max ? [word] : [])).slice(0, foundLimit);

/** The first words, in lower case, that a text uses more than `max` times. */
export const findRepeated = (text: string, max: number): string[] => wordsAbove(countUses(text), max);

function check({ attribute, items }: Target, rule: RepetitionRule): Finding | null {
  if (items.length === 0) return null;
  const counts = countUses(items.join('\n'));
  const most = Math.max(0, ...counts.values());
  const { noun, verb } = nouns[attribute];
  const measured = { value: most, unit: 'times' as const };
  const limit = { max: rule.max };
  if (most <= rule.max) return pass(`${noun} ${verb} free of repeated words`, { measured, limit });
  const found = wordsAbove(counts, rule.max);
  return fail(
    `${noun} ${verb === 'is' ? 'repeats' : 'repeat'} the same word too often`,
    `Use ${quoteAll(found)} at most ${rule.max === 1 ? 'once' : `${rule.max} times`}.`,
    { measured, limit, found },
  );
}

const planFix: PlanFix<RepetitionRule> = (_rule, attribute) =>
  attribute === 'title' ? planOf(attribute, 'Removes phrases from the title that repeat the rest of it.') : null;

export const repetitionKind = defineRuleKind({
  type: 'repetition',
  label: 'Repeated words',
  attributes: textAttributes,
  schema,
  given: z.strictObject({ max: givenNumber(1, mostGiven.entries) }),
  check,
  planFix,
  describe: ({ max }) => `no word more than ${max === 1 ? 'once' : max === 2 ? 'twice' : `${max} times`}`,
  fields: [[{ control: 'number', name: 'times', key: 'max', label: 'Maximum uses of a word', start: '2' }]],
});
