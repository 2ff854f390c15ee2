// The texts of a product that may come in several languages: what their columns become in the main one and in others.
import type { TranslatedPart } from '#domain/catalogue/translations.ts';
import type { ImportTarget } from '../transfer.contract.ts';

type Text = { translated: ImportTarget; parts: readonly TranslatedPart[]; full: ImportTarget };

/** By the target of the main text: the target of its columns in other languages, the texts its cells may fill, and the full text it stands for. */
const texts = {
  title: { translated: 'translated-title', parts: ['title'], full: 'title' },
  body: { translated: 'translated-body', parts: ['description', 'bullets'], full: 'body' },
  description: { translated: 'translated-body', parts: ['description'], full: 'body' },
  bullets: { translated: 'translated-bullets', parts: ['bullets'], full: 'bullets' },
} as const satisfies Partial<Record<ImportTarget, Text>>;

export type TextTarget = keyof typeof texts;
export type TranslatedTarget = (typeof texts)[TextTarget]['translated'];

export const textTargets = Object.keys(texts) as TextTarget[];

export const isTextTarget = (target: ImportTarget | null): target is TextTarget =>
  target !== null && Object.hasOwn(texts, target);

/** What a column of this text becomes in another language. */
export const translatedTarget = (text: TextTarget): TranslatedTarget => texts[text].translated;

/** The texts that its cells may fill. */
export const filledBy = (text: TextTarget): readonly TranslatedPart[] => texts[text].parts;

/** A short text stands for the full one where there is no other. */
export const fullText = (text: TextTarget): TextTarget => texts[text].full;

/** The text that a column in another language holds; null for other targets. */
export const textOfTranslated = (target: ImportTarget): TextTarget | null =>
  textTargets.find((text) => texts[text].translated === target) ?? null;

export const translatedTargets: readonly TranslatedTarget[] = [...new Set(textTargets.map(translatedTarget))];
