// Use case: the instruction that the present draft of a part was written with.

import type { Part } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import type { DraftInstruction } from '#domain/prompts/draft-instruction.contract.ts';
import { readDraftInstruction } from '#domain/prompts/draft-instruction.ts';
import type { Db } from '#server/database/database.ts';
import { loadContent } from '#server/review/review.commands.ts';
import { findStandings, findWordings } from './prompt-versions.store.ts';

/** Throws NOT_FOUND where the part's text is no draft: nothing was generated, or a person wrote it. */
export async function loadDraftInstruction(db: Db, productId: number, part: Part): Promise<DraftInstruction> {
  const record = (await loadContent(db, productId))?.parts[part].record.draft;
  if (!record) throw new Problem('NOT_FOUND', 'There is no draft of this part');
  const [wordings, standings] = [await findWordings(db, record.prompts), await findStandings(db, record.prompts)];
  return readDraftInstruction(part, record, wordings, standings);
}
