// What a workspace aims for in the texts of a product, in addition to the rules. It costs points of substance and never blocks.
import { openVoiceCheck, type VoiceCheck } from '#domain/voice/check-voice.ts';
import type { VoiceRules } from '#domain/voice/voice.ts';

export type Aims = {
  /** The check of the voice in effect; null where no voice holds. */
  checkVoice: VoiceCheck | null;
  /** Keywords of the list somebody made for the product or its category that a fact carries, the most searched first. */
  keywords: readonly string[];
};

export const noAims: Aims = { checkVoice: null, keywords: [] };

/** The same as plain data: the voice in effect, a brand that is right in every voice, and the keywords. */
export type AimsAsked = { voice: VoiceRules | null; brand: string | null; keywords: string[] };

/** Opens the aims of listings, in their order. Those of one voice, which is one object, and one brand share a check. */
export function openAims(asked: readonly AimsAsked[]): Aims[] {
  const opened = new Map<VoiceRules, Map<string | null, VoiceCheck>>();
  return asked.map(({ voice, brand, keywords }) => {
    if (!voice) return { checkVoice: null, keywords };
    const ofVoice = opened.get(voice) ?? new Map<string | null, VoiceCheck>();
    opened.set(voice, ofVoice);
    const checkVoice = ofVoice.get(brand) ?? openVoiceCheck(voice, brand ? [brand] : []);
    ofVoice.set(brand, checkVoice);
    return { checkVoice, keywords };
  });
}
