// Settles what several prompts ask of the same text: the narrower wins where two ask different things about the same matter.
import type { DraftReason } from '#domain/history/draft-record.ts';
import { partTable, type TextPart, textParts } from '#domain/parts/parts.ts';
import { quote } from '#domain/text/quote.ts';
import { type Ask, type Clause, lasts, matterOf, wantsSame } from '#domain/wishes/ask.ts';
import { readWish } from '#domain/wishes/read-wish.ts';
import { byPrompt, ownPrompt } from './reasons.ts';
import { type Rejected, readReason, rejectionOrigin } from './rejections.ts';

/** An ask that gives way, for these parts, to a clause of a narrower prompt (its place in the settled list). */
type Loss = { ask: Ask; parts: readonly TextPart[]; to: number };

/** A clause with the prompt it stands in (its place in the given list) and what of it gives way. */
export type MergedClause = Clause & { prompt: number; losses: readonly Loss[] };

/** Clauses of the prompts, widest first. Clauses of one prompt never conflict with each other; of two prompts the later wins. */
export const mergePromptRules = (prompts: readonly string[]): MergedClause[] => mergeClauses(prompts.map(readWish));

function mergeClauses(prompts: readonly (readonly Clause[])[]): MergedClause[] {
  const read = prompts.flatMap((clauses, prompt) => clauses.map((clause) => ({ ...clause, prompt })));
  const winners = new Map<string, { clause: number; ask: Ask }>();
  read.forEach((clause, index) => {
    for (const ask of clause.asks) {
      for (const part of clause.parts ?? textParts) {
        winners.set(`${part} ${matterOf(ask)}`, { clause: index, ask });
      }
    }
  });
  return read.map((clause) => {
    const losses: Loss[] = [];
    for (const ask of clause.asks) {
      for (const part of clause.parts ?? textParts) {
        const winner = winners.get(`${part} ${matterOf(ask)}`);
        if (!winner || wantsSame(winner.ask, ask) || read[winner.clause]?.prompt === clause.prompt) continue;
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
export function isOverridden(clause: MergedClause, parts: readonly TextPart[] = clause.parts ?? textParts) {
  return (
    clause.asks.length > 0 &&
    clause.asks.every((ask) =>
      parts.every((part) => clause.losses.some((loss) => loss.ask === ask && loss.parts.includes(part))),
    )
  );
}

/** A prompt that holds for a product, and how a reason names it: `global prompt`, `brand prompt for Lenovo`. */
export type Guidance = { text: string; origin: string };

/** What leads one text: reusable prompts, widest first, the wishes the text on the screen was made by, and the one made now. */
export type Leading = {
  guidance: readonly Guidance[];
  earlier?: Partial<Record<TextPart, string>>;
  prompt: string | null;
  /** Why texts before it were rejected: narrower than any prompt of the library. */
  rejected?: Rejected;
};

/** A clause as it holds for one part; `origin` null for the wish that is made now, and for those before it. */
type PartClause = Clause & {
  origin: string | null;
  isEarlier: boolean;
  /** The text it was said of, where it is why one was rejected. */
  rejected?: string | string[];
};

/**
 * What the prompts ask of one part, without what gives way to a narrower or a later one, and the reasons that say what gave way and what
 * is about another part.
 */
export function instructPart(
  part: TextPart,
  { guidance, earlier, prompt, rejected = {} }: Leading,
): { clauses: PartClause[]; reasons: DraftReason[] } {
  const before = readWish(earlier?.[part] ?? '').flatMap((clause) => {
    const asks = clause.asks.filter(lasts);
    return asks.length > 0 ? [{ ...clause, asks }] : [];
  });
  const rejections = rejected[part] ?? [];
  const reasonsOf = rejections.map(({ reason }) => readReason(reason));
  const merged = mergeClauses([
    ...guidance.map(({ text }) => readWish(text)),
    ...reasonsOf,
    before,
    readWish(prompt ?? ''),
  ]);
  const origins = [...guidance.map(({ origin }) => origin), ...rejections.map(() => rejectionOrigin)];
  const nameOf = (place: number) => origins[place] ?? null;
  const clauses: PartClause[] = [];
  const reasons: DraftReason[] = [];
  for (const clause of merged) {
    const origin = nameOf(clause.prompt);
    const isEarlier = clause.prompt === origins.length;
    const note = (text: string) => reasons.push(byPrompt(origin ?? ownPrompt, text));
    if (clause.parts !== null && !clause.parts.includes(part)) {
      if (origin === null && !isEarlier)
        note(
          `"${quote(clause.text)}" is about the ${clause.parts.map((each) => partTable[each].word).join(' and the ')}, not the ${partTable[part].word}.`,
        );
      continue;
    }
    const lost = clause.losses.filter((loss) => loss.parts.includes(part));
    const stronger = merged[lost[0]?.to ?? -1];
    if (stronger && !isEarlier) {
      const by = nameOf(stronger.prompt);
      note(
        `"${quote(clause.text)}" (${origin}) is overridden by ${by === null ? ownPrompt : `the ${by}`}: "${quote(stronger.text)}".`,
      );
    }
    const asks = clause.asks.filter((ask) => !lost.some((loss) => loss.ask === ask));
    const text = rejections[clause.prompt - guidance.length]?.text;
    if (asks.length > 0)
      clauses.push({
        ...{ text: clause.text, parts: clause.parts, asks, origin, isEarlier },
        ...(text === undefined ? {} : { rejected: text }),
      });
  }
  return { clauses, reasons };
}
