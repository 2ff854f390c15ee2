// The one instruction that several prompts amount to, line by line with its origin.
import { textParts } from '#domain/parts/parts.ts';
import { quote } from '#domain/text/quote.ts';
import { isForBuiltIn } from '#domain/wishes/ask.ts';
import { isOverridden, type MergedClause, mergePromptRules } from '#domain/writing/merge-prompt-rules.ts';
import type { InstructionLine, MergedInstruction, Prompt } from './prompts.contract.ts';
import { promptScopes } from './scope-names.ts';
import { describeOrigin } from './scopes.ts';

/** A text that leads a writer, by where it comes from: `global prompt`. Of two that conflict the one of higher rank is the narrower. */
export type GuidanceSource = { text: string; origin: string; rank: number };

/** A line of the merged instruction; `source` is the place of its text in the given list. */
type MergedLine = Pick<MergedClause, 'text' | 'parts'> & {
  /** Whether the built-in writer has no way to follow it. */
  needsModel: boolean;
  source: number;
  /** Sentences on what of the line gives way while the rest of it holds. */
  exceptions: string[];
  /** The source the whole line gives way to, and why; such a line is not part of the instruction. */
  overriddenBy: { source: number; reason: string } | null;
};

/**
 * Merges texts given widest first. Two lines conflict when they ask different things about the same matter of the same part: its
 * length, a limit of characters or words, the number of bullets, its start, one word to mention or to avoid, its tone or its
 * language. The narrower wins; of two of one rank the newer. A line of which nothing is left names the line it gives way to.
 */
export function mergeSources(sources: readonly GuidanceSource[]): MergedLine[] {
  const clauses = mergePromptRules(sources.map(({ text }) => text));
  return clauses.flatMap((clause): MergedLine[] => {
    const own = sources[clause.prompt];
    if (!own) return [];
    const losses = clause.losses.flatMap((loss) => {
      const winner = clauses[loss.to];
      const by = winner && sources[winner.prompt];
      return by ? [{ ...loss, source: winner.prompt, reason: explain(own, by, winner) }] : [];
    });
    const { text, parts, prompt: source } = clause;
    const needsModel = !isForBuiltIn(clause);
    const line: MergedLine = { text, parts, needsModel, source, exceptions: [], overriddenBy: null };
    if (isOverridden(clause)) {
      // Several may win over it in different parts; the narrowest is named.
      const last = losses.at(-1);
      return [{ ...line, overriddenBy: last ? { source: last.source, reason: last.reason } : null }];
    }
    const exceptions = losses.map(({ ask, parts: lost, reason }) => {
      const isEverywhere = lost.length === (parts ?? textParts).length;
      const what = ask.about === 'word' ? [`to "${ask.word.text}"`] : [];
      const where = isEverywhere ? [] : [`in the ${lost.join(' and the ')}`];
      return `Does not apply ${[...what, ...where].join(' ')}. ${reason}`;
    });
    return [{ ...line, exceptions: [...new Set(exceptions)] }];
  });
}

/** A prompt as a source of guidance. */
export function toSource(prompt: Pick<Prompt, 'prompt' | 'scope' | 'scopeValue'>): GuidanceSource {
  return { text: prompt.prompt, origin: describeOrigin(prompt), rank: promptScopes.indexOf(prompt.scope) };
}

/** Merges prompts that hold for a product, given widest first (see `selectApplicable`). */
export function mergeInstruction(prompts: readonly Prompt[]): MergedInstruction {
  const originOf = (source: number) => {
    const prompt = prompts[source];
    if (!prompt) throw new Error('A line without its prompt');
    return { promptId: prompt.id, scope: prompt.scope, scopeValue: prompt.scopeValue };
  };
  const lines = mergeSources(prompts.map(toSource)).map(
    ({ text, source, needsModel, exceptions, overriddenBy }): InstructionLine => ({
      text,
      ...originOf(source),
      needsModel,
      exceptions,
      ...(overriddenBy ? { overriddenBy: { ...originOf(overriddenBy.source), reason: overriddenBy.reason } } : {}),
    }),
  );
  const held = lines.filter((line) => !line.overriddenBy);
  return { text: held.map((line) => line.text).join('\n'), lines };
}

function explain(own: GuidanceSource, by: GuidanceSource, winner: MergedClause): string {
  return `The ${by.origin} ${by.rank > own.rank ? 'has a narrower scope' : 'is newer'}: "${quote(winner.text)}".`;
}
