// The port of all that can write.

import type { AttributeChoices } from '#domain/attributes/attribute-use.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { ChannelLimits } from '#domain/channels/channel-limits.ts';
import type { Judgement } from '#domain/claims/judgements.ts';
import type { ImageBasis } from '#domain/images/image-basis.ts';
import type { Part, PartContent, TextPart } from '#domain/parts/parts.ts';
import type { VoiceExample, VoiceRules } from '#domain/voice/voice.ts';
import type { Draft } from './draft.ts';
import type { DraftFinding } from './draft-checks.ts';
import type { Guidance } from './merge-prompt-rules.ts';
import type { ProgressListener } from './progress.ts';
import type { Rejected } from './rejections.ts';

/** A reusable prompt as it read when it led a draft. */
export type VersionedGuidance = Guidance & { id: number; version: number };

/** What an engine is given: everything that may lead it, with the rules in effect and the limits they amount to. */
export type EngineRequest = {
  product: SourceProduct;
  parts: readonly Part[];
  keywords: readonly string[];
  /** The user's own prompt: where it and a reusable one conflict, it wins. */
  prompt: string | null;
  /** The reusable prompts that hold for the product, widest first. */
  guidance: readonly Guidance[];
  dataSources: readonly string[];
  rules: readonly BenchmarkRule[];
  limits: ChannelLimits;
  attributeChoices: AttributeChoices;
  /** What is known of the images; absent where none was fetched. */
  imageBasis?: ImageBasis;
  voice?: VoiceRules;
  voiceExamples?: readonly VoiceExample[];
  present?: PartContent;
  /** The user's prompts that led to each text on the screen. */
  earlier?: Earlier;
  /** Why texts before were rejected; absent where none was for a reason. */
  rejected?: Rejected;
};

/** A draft that failed its checks, to be repaired. The request then asks only for the parts with findings. */
export type Repair = { draft: Draft; findings: readonly DraftFinding[] };

/** The port of all that can write. A fault is thrown; what is returned is checked, from any engine. A slow engine reports the texts to `listener`. */
export type Write = (
  request: EngineRequest,
  repair: Repair | null,
  listener?: ProgressListener,
) => Draft | Promise<Draft>;
/** `repairs: false` of one that would write the same again. */
export type Engine = {
  name: string;
  write: Write;
  repairs?: boolean;
  /** Decides statements no rule could, by words of the source. */
  judge?: (request: EngineRequest, statements: readonly string[], listener: ProgressListener) => Promise<Judgement[]>;
};

/** By part. */
export type Earlier = Partial<Record<TextPart, string>>;
