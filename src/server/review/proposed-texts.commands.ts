// Use case of texts that programs propose: stored pending, with the token they came by.
import type { ContractReply } from '#domain/contract.ts';
import { type PartContent, textParts } from '#domain/parts/parts.ts';
import { proposeText } from '#domain/review/propose-text.ts';
import type { ProposedTexts, proposeTexts } from '#domain/review/proposed-texts.contract.ts';
import type { Context } from '#server/http/context.ts';
import { applySteps, changeContent, type SeenVersion } from './change-content.ts';

/** All texts of a call are stored, or none. Throws NOT_FOUND, STALE_VERSION, and what `proposeText` refuses. */
export async function storeProposedTexts(
  context: Context,
  productId: number,
  texts: ProposedTexts,
  seen: SeenVersion,
): Promise<ContractReply<typeof proposeTexts>> {
  const proposed = { proposal: { token: context.call?.program ?? null }, by: context.actor };
  const waiting = textParts.filter((part) => texts[part] !== undefined);
  const { version } = await changeContent(context, productId, seen, async (current) =>
    applySteps(
      current,
      waiting.map((part) => (content) => proposeText(content, part, texts[part] as PartContent[typeof part], proposed)),
    ),
  );
  return { productId, version, waiting };
}
