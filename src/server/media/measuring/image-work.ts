// What the process of pictures is asked and answers.
import type { CopyWidth } from '#domain/images/images.contract.ts';
import type { RenditionPlan } from '#domain/images/plan-rendition.ts';
import type { MeasureAnswer } from './measure-bytes.ts';
import type { RenderAnswer } from './render-image.ts';

export type ImageWork = {
  measure: { ask: { bytes: Uint8Array }; answer: MeasureAnswer };
  render: { ask: { bytes: Uint8Array; plan: RenditionPlan; isAiMade: boolean }; answer: RenderAnswer };
  small: { ask: { bytes: Uint8Array }; answer: Uint8Array | null };
  copy: { ask: { bytes: Uint8Array; width: CopyWidth }; answer: Uint8Array | null };
};
export type ImageJob = { [Kind in keyof ImageWork]: { kind: Kind } & ImageWork[Kind]['ask'] }[keyof ImageWork];

/** `rss`: bytes of memory the process holds after it. */
export type ImageReply = { answer: ImageWork[keyof ImageWork]['answer']; rss: number };
