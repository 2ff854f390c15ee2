// Tokens of a call: as the provider told them, or as we guess where it did not.
import type { ModelRequest } from '#domain/models/model-request.ts';

export type Usage = { inputTokens: number; outputTokens: number; isEstimated: boolean };

/** About four characters of English make a token; a third of the bytes is rather too many than too few. */
export const estimateTokens = (text: string) => Math.ceil(Buffer.byteLength(text) / 3);

/** What a call used as far as it went, by our guess. */
export function estimateUse(request: ModelRequest, written: string): Usage {
  return {
    inputTokens: estimateTokens(request.instructions + request.data),
    outputTokens: estimateTokens(written),
    isEstimated: true,
  };
}
