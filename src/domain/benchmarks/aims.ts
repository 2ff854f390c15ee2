// What a desk aims for in the texts of a product beside the rules. It costs points of substance and never blocks.
import type { VoiceCheck } from '#domain/voice/check-voice.ts';

export type Aims = {
  /** The check of the voice in effect; null where no voice holds. */
  checkVoice: VoiceCheck | null;
  /** Keywords of the list somebody made for the product or its category that a fact carries, the most searched first. */
  keywords: readonly string[];
};

export const noAims: Aims = { checkVoice: null, keywords: [] };
