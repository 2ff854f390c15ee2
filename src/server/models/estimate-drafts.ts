// What a model's drafts of many products would take, by the requests of some of them.
import { composeModelRequest, textPartsOf } from '#domain/models/model-request.ts';
import { type PipelineRequest, toEngineRequest } from '#domain/writing/pipeline.ts';
import { schemaTokens } from './model-ledger.ts';
import type { ModelSettings } from './model-settings.ts';
import { estimateTokens } from './model-usage.ts';

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

/**
 * One call a product with a text to write; each request stands for `share` products. Written texts are taken to be as long as those of the
 * source. Repairs and judging are not counted: nobody knows them before.
 */
export function estimateDrafts(
  { model, price }: Pick<ModelSettings, 'model' | 'price'>,
  requests: readonly PipelineRequest[],
  share: number,
): DraftsEstimate {
  const asked = requests.map(toEngineRequest).filter((request) => textPartsOf(request).length > 0);
  let [input, output] = [0, 0];
  for (const request of asked) {
    const { instructions, data } = composeModelRequest(request, null);
    const parts = textPartsOf(request);
    input += estimateTokens(instructions + data) + schemaTokens;
    output += parts.length * frameTokens + estimateTokens(parts.map((part) => request.product[part]).join('\n'));
  }
  const [inputTokens, outputTokens] = [Math.round(input * share), Math.round(output * share)];
  const cost = price && (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
  return { name: model, calls: Math.round(asked.length * share), inputTokens, outputTokens, cost };
}
