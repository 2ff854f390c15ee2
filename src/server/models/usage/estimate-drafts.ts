// What a model's drafts of many products would take, by the requests of some of them.

import { factsOf } from '#domain/images/image-basis.ts';
import { composeLookBasis, mostPictures } from '#domain/models/look/look-request.ts';
import { composeModelRequest, textPartsOf } from '#domain/models/model-request.ts';
import { pickParts } from '#domain/parts/parts.ts';
import type { EngineRequest } from '#domain/writing/engine.ts';
import { type PipelineRequest, toEngineRequest } from '#domain/writing/pipeline.ts';
import type { ModelSettings } from '../model-settings.ts';
import { estimateInput, estimateTokens, pictureTokens, schemaTokens } from './token-usage.ts';

/** Tokens beside the text of a part: the ids of facts each sentence rests on, and the names of an answer. */
const frameTokens = 60;

/** `cost` in US dollars, null without a price. */
type DraftsEstimate = {
  name: string;
  calls: number;
  inputTokens: number;
  outputTokens: number;
  cost: number | null;
};

/** Tokens a model takes to say of one picture what it shows. */
const lookTokens = 120;

/**
 * One call a product with a text to write, and where the model `looks` one with pictures; each request stands for `share` products. Written
 * texts are taken to be as long as those of the source. Repairs, judging and what was looked at before are not counted: nobody knows them before.
 */
export function estimateDrafts(
  { model, price }: Pick<ModelSettings, 'model' | 'price'>,
  requests: readonly PipelineRequest[],
  { share, looks }: { share: number; looks: boolean },
): DraftsEstimate {
  const asked = requests.map(toEngineRequest);
  const estimates = asked.flatMap((request) => [estimateText(request), looks ? estimateLook(request) : null]);
  const made = estimates.filter((each) => each !== null);
  const sum = (of: keyof Use) => Math.round(made.reduce((total, each) => total + each[of], 0) * share);
  const [inputTokens, outputTokens] = [sum('input'), sum('output')];
  const cost = price && (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
  return { name: model, calls: Math.round(made.length * share), inputTokens, outputTokens, cost };
}

type Use = { input: number; output: number };

/** Null where there is no text to write. */
function estimateText(request: EngineRequest): Use | null {
  const parts = textPartsOf(request);
  if (parts.length === 0) return null;
  const source = pickParts(request.product);
  const written = parts.map((part) => source[part]).join('\n');
  return {
    input: estimateInput(composeModelRequest(request, null)) + schemaTokens,
    output: parts.length * frameTokens + estimateTokens(written),
  };
}

/** Null where there is no picture to look at. */
function estimateLook(request: EngineRequest): Use | null {
  const { parts, product, imageBasis } = request;
  if (!parts.includes('images') || !imageBasis) return null;
  const pictures = Math.min(product.images.filter((url) => factsOf(imageBasis, url).file).length, mostPictures);
  if (pictures === 0) return null;
  const input = estimateInput(composeLookBasis(request)) + schemaTokens + pictures * pictureTokens;
  return { input, output: pictures * lookTokens };
}
