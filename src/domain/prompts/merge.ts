// The one instruction that the prompts of a product amount to, line by line with its origin.
import { quote } from '#domain/writing/quote.ts';
import { isOverridden, type Loss, type SettledClause, settlePrompts } from '#domain/writing/settle.ts';
import { instructedParts } from '#domain/writing/target.ts';
import type { InstructionLine, MergedInstruction, Prompt } from './prompts.contract.ts';
import { describeOrigin, promptScopes } from './scopes.ts';

/**
 * Merges prompts that hold for a product, given widest first (see `selectApplicable`). Two lines conflict when they ask
 * different things about the same matter of the same part: its length, a limit of characters or words, the number of bullets,
 * its start, one word to mention or to avoid, its tone or its language. The narrower prompt wins; of two of one scope the newer.
 * A line of which nothing is left names the line it gives way to and is not part of the text.
 */
export function mergeInstruction(prompts: readonly Prompt[]): MergedInstruction {
  const clauses = settlePrompts(prompts.map((prompt) => prompt.prompt));
  const lines = clauses.flatMap((clause): InstructionLine[] => {
    const prompt = prompts[clause.prompt];
    if (!prompt) return [];
    const rivalOf = (loss: Loss) => {
      const rival = clauses[loss.to];
      const by = rival && prompts[rival.prompt];
      return rival && by ? { rival, by } : null;
    };
    const line: InstructionLine = {
      text: clause.text,
      promptId: prompt.id,
      scope: prompt.scope,
      scopeValue: prompt.scopeValue,
      isFollowed: clause.isFollowed,
      exceptions: [],
    };
    const losses = clause.losses.flatMap((loss) => {
      const found = rivalOf(loss);
      return found ? [{ ...loss, ...found, reason: explain(prompt, found.by, found.rival) }] : [];
    });
    if (isOverridden(clause)) {
      // Several may win over it in different parts; the narrowest is named.
      const last = losses.at(-1);
      if (!last) return [line];
      const { id: promptId, scope, scopeValue } = last.by;
      return [{ ...line, overriddenBy: { promptId, scope, scopeValue, reason: last.reason } }];
    }
    const exceptions = losses.map(({ ask, parts, reason }) => {
      const isEverywhere = parts.length === (clause.parts ?? instructedParts).length;
      const what = ask.about === 'word' ? [`"${ask.word}"`] : [];
      const where = isEverywhere ? [] : [`in the ${parts.join(' and the ')}`];
      return `Not ${[...what, ...where].join(' ')}. ${reason}`;
    });
    return [{ ...line, exceptions: [...new Set(exceptions)] }];
  });
  const text = lines
    .filter((line) => !line.overriddenBy)
    .map((line) => line.text)
    .join('\n');
  return { text, lines };
}

function explain(prompt: Prompt, by: Prompt, rival: SettledClause): string {
  const isNarrower = promptScopes.indexOf(by.scope) > promptScopes.indexOf(prompt.scope);
  return `The ${describeOrigin(by)} is ${isNarrower ? 'narrower' : 'newer'}: "${quote(rival.text)}".`;
}
