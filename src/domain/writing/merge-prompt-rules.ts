// Settles what several prompts ask of the same text: the narrower wins where two ask different things about the same matter.
import type { DraftReason } from '#domain/history/draft-record.ts';
import { quote } from '#domain/text/quote.ts';
import { type Ask, type Clause, type Instructions, needsModel, readClauses, toInstructions } from './instructions.ts';
import { byPrompt, ownPrompt } from './reasons.ts';
import { type InstructedPart, instructedParts } from './target.ts';

/** An ask that gives way, for these parts, to a clause of a narrower prompt (its place in the settled list). */
export type Loss = { ask: Ask; parts: readonly InstructedPart[]; to: number };

/** A clause with the prompt it stands in (its place in the given list) and what of it gives way. */
export type MergedClause = Clause & { prompt: number; losses: readonly Loss[] };

/** What an ask is about: two asks conflict when this is the same and what they want differs. Words conflict word by word. */
function matterOf(ask: Ask): string {
  return ask.about === 'word' ? `word ${ask.word}` : ask.about;
}

/** Clauses of the prompts, widest first. Clauses of one prompt never conflict with each other; of two prompts the later wins. */
export function mergePromptRules(prompts: readonly string[]): MergedClause[] {
  const read = prompts.flatMap((text, prompt) => readClauses(text).map((clause) => ({ ...clause, prompt })));
  const winners = new Map<string, { clause: number; ask: Ask }>();
  read.forEach((clause, index) => {
    for (const ask of clause.asks) {
      for (const part of clause.parts ?? instructedParts) {
        winners.set(`${part} ${matterOf(ask)}`, { clause: index, ask });
      }
    }
  });
  return read.map((clause) => {
    const losses: Loss[] = [];
    for (const ask of clause.asks) {
      for (const part of clause.parts ?? instructedParts) {
        const winner = winners.get(`${part} ${matterOf(ask)}`);
        if (!winner || winner.ask.want === ask.want || read[winner.clause]?.prompt === clause.prompt) continue;
        const known = losses.findIndex((loss) => loss.ask === ask && loss.to === winner.clause);
        const lost = losses[known];
        if (lost) losses[known] = { ...lost, parts: [...lost.parts, part] };
        else losses.push({ ask, parts: [part], to: winner.clause });
      }
    }
    return { ...clause, losses };
  });
}

/** Whether nothing of the clause is left: every ask of it gives way in every part it speaks of. */
export function isOverridden(clause: MergedClause, parts: readonly InstructedPart[] = clause.parts ?? instructedParts) {
  return (
    clause.asks.length > 0 &&
    clause.asks.every((ask) =>
      parts.every((part) => clause.losses.some((loss) => loss.ask === ask && loss.parts.includes(part))),
    )
  );
}

/** A prompt that holds for a product, and how a reason names it: `global prompt`, `brand prompt for Lenovo`. */
export type Guidance = { text: string; origin: string };

/**
 * The instructions for one part: reusable prompts, widest first, and the user's own prompt, the narrowest of all. The reasons
 * name which prompt asked for what, what gave way and what needs a language model.
 */
export function instructPart(part: InstructedPart, guidance: readonly Guidance[], own: string | null): Instructions {
  if (guidance.length === 0 && own === null) return toInstructions([], []);
  const clauses = mergePromptRules([...guidance.map((each) => each.text), own ?? '']);
  const nameOf = (prompt: number) => guidance[prompt]?.origin;
  const asks: Ask[] = [];
  const reasons: DraftReason[] = [];
  for (const clause of clauses) {
    const origin = nameOf(clause.prompt);
    const note = (text: string) => reasons.push(byPrompt(origin ?? ownPrompt, text));
    if (clause.parts !== null && !clause.parts.includes(part)) {
      if (origin === undefined)
        note(`"${quote(clause.text)}" is about the ${clause.parts.join(' and the ')}, not the ${part}.`);
      continue;
    }
    const lost = clause.losses.filter((loss) => loss.parts.includes(part));
    const rival = clauses[lost[0]?.to ?? -1];
    if (rival) {
      const by = nameOf(rival.prompt);
      note(
        `"${quote(clause.text)}" (${origin}) is overridden by ${by === undefined ? ownPrompt : `the ${by}`}: "${quote(rival.text)}".`,
      );
    } else if (!clause.isFollowed) note(needsModel(clause.text, origin === undefined ? '' : ` (${origin})`));
    else note(`Requested by ${origin === undefined ? ownPrompt : `the ${origin}`}: "${quote(clause.text)}".`);
    asks.push(...clause.asks.filter((ask) => !lost.some((loss) => loss.ask === ask)));
  }
  return toInstructions(asks, reasons);
}
