// Makes ready to check what the prompts of a draft ask, once for all its texts.

import type { CheckedWish } from '#domain/history/draft-record.ts';
import { pickParts, type TextPart } from '#domain/parts/parts.ts';
import { readWish } from '#domain/wishes/read-wish.ts';
import { checkLanguage, checkWishes } from './check-wishes.ts';
import { type Draft, draftedTexts } from './draft.ts';
import type { DraftFinding } from './draft-checks.ts';
import type { Engine, EngineRequest } from './engine.ts';
import { builtInName } from './engine-names.ts';
import { openDetector } from './read/language.ts';

type Wished = (part: TextPart, draft: Draft) => CheckedWish[];

/**
 * Makes ready to check on texts what the prompts ask, and of a language model what nobody has to ask: the language. Languages are recognized only where that is needed.
 */
export async function openWishes(asked: EngineRequest, engine: Engine): Promise<Wished> {
  const { guidance, earlier, rejected, prompt, product, attributeChoices: choices, present, voice } = asked;
  const isModel = engine.name !== builtInName;
  const isLed = guidance.length > 0 || prompt !== null || rejected !== undefined;
  if (!isLed && !isModel) return () => [];
  const asksLanguage = [...guidance.map(({ text }) => text), prompt ?? ''].some((text) =>
    readWish(text).some(({ asks }) => asks.some(({ about }) => about === 'language')),
  );
  const detect = asksLanguage || isModel ? await openDetector() : undefined;
  const basis = {
    guidance,
    prompt,
    ...(earlier === undefined ? {} : { earlier }),
    ...(rejected === undefined ? {} : { rejected }),
    product,
    choices,
    ...(detect ? { detect } : {}),
  };
  return (part, draft) => {
    const written = draft[part];
    if (!written) return [];
    const before = pickParts(present ?? product)[part];
    const wishes = isLed ? checkWishes(part, written.content, { ...basis, before }, written.obstacles) : [];
    if (!isModel || written.isKept) return wishes;
    const texts = { ...pickParts(product), ...present, ...draftedTexts(draft) };
    const language =
      detect && !asksLanguage ? checkLanguage(texts[part], product, voice?.language ?? null, detect) : [];
    return [...wishes, ...language];
  };
}

/** The wishes a text missed, as findings of its check. */
export const findMissed = (part: TextPart, wishes: readonly CheckedWish[]): DraftFinding[] =>
  wishes.flatMap((wish): DraftFinding[] => (wish.verdict === 'missed' ? [{ part, type: 'wish', wish }] : []));
