// What a judge answers, and how much of it counts: a verdict for or against a statement only with words that stand in a fact and speak of it.
import * as z from 'zod/mini';
import { isAbout, type Judgement } from '#domain/claims/judgements.ts';
import { toOneLine } from '#domain/text/plain-text.ts';
import { foldText } from '#domain/text/words.ts';
import type { BriefFact } from '../brief/brief-facts.ts';

const verdictSchema = z.object({
  statement: z.string(),
  verdict: z.enum(['supported', 'contradicted', 'unsupported']),
  fact: z.catch(z.string(), ''),
  quote: z.catch(z.string(), ''),
});
/** A verdict that cannot be read leaves its statement undecided. */
const replySchema = z.object({ verdicts: z.array(z.catch(z.nullable(verdictSchema), null)) });

/** Whether a fact contains some words, ignoring case and spaces. */
const holdsQuote = ({ text }: Pick<BriefFact, 'text'>, quote: string): boolean =>
  foldText(text).includes(foldText(quote));

type JudgeQuestion = { statements: readonly string[]; facts: readonly BriefFact[]; by: string };

/**
 * The judgements in an answer, one a statement; undefined where it is no answer. Support without words of the source decides nothing, a
 * contradiction without them leaves the statement unsupported.
 */
export function readJudgeAnswer(written: string, { statements, facts, by }: JudgeQuestion): Judgement[] | undefined {
  const reply = readReply(written);
  if (reply === undefined) return undefined;
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  const asked = new Map(statements.map((text, index) => [`S${index + 1}`, text]));
  const found = new Map<string, Judgement>();
  for (const given of reply.verdicts) {
    const statement = asked.get(given?.statement.trim() ?? '');
    if (!given || statement === undefined || found.has(statement)) continue;
    const fact = known.get(given.fact.trim());
    const quote = toOneLine(given.quote);
    const isProven = fact !== undefined && quote !== '' && holdsQuote(fact, quote) && sharesWord(quote, statement);
    if (isProven && given.verdict !== 'unsupported')
      found.set(statement, { statement, verdict: given.verdict, field: fact.field, quote, by });
    else if (given.verdict !== 'supported')
      found.set(statement, { statement, verdict: 'unsupported', field: null, quote: null, by });
  }
  return [...found.values()];
}

function readReply(written: string): z.infer<typeof replySchema> | undefined {
  const [json] = /\{[\s\S]*\}/.exec(written) ?? [];
  if (json === undefined) return undefined;
  try {
    return replySchema.safeParse(JSON.parse(json)).data;
  } catch {
    // No JSON: asked again, like any other answer that cannot be read.
    return undefined;
  }
}

/** What is quoted has to speak of the statement; its figures are for the rules. */
const sharesWord = (quote: string, statement: string) => isAbout(quote, statement.replace(/\S*\d\S*/g, ' '));

/** Those that still hold: words quoted still stand in the source; what was nowhere in it counts as long as the source is the same. */
export function stillHold(
  judgements: readonly (Judgement & { factsKey: string })[],
  facts: readonly BriefFact[],
  factsKey: string,
): Judgement[] {
  return judgements.flatMap(({ factsKey: judgedOn, ...judgement }) => {
    const { field, quote } = judgement;
    const holds =
      field === null || quote === null
        ? judgedOn === factsKey
        : facts.some((fact) => fact.field === field && holdsQuote(fact, quote));
    return holds ? [judgement] : [];
  });
}
