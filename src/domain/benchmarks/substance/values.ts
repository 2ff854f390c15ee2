// Words that name a color or a material and hardly anything else: of these a thing has one, and a text that says otherwise says another.
import { colourRows } from '#domain/claims/reading/colour-words.ts';
import { materialRows } from '#domain/claims/reading/material-words.ts';
import { unmistakableWords } from '#domain/claims/tokens/lexicon.ts';

export const valueFamilies = [unmistakableWords(colourRows), unmistakableWords(materialRows)];

export const isValue = (word: string): boolean => valueFamilies.some((family) => family.has(word));
