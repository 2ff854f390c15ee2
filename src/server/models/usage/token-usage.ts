// Tokens of a call: as the provider reported them, or as we guess where it did not.
import type { ModelRequest } from '#domain/models/model-request.ts';

export type Usage = { inputTokens: number; outputTokens: number; isEstimated: boolean };

/** About four characters of English make a token; a third of the bytes is rather too many than too few. */
export const estimateTokens = (text: string) => Math.ceil(Buffer.byteLength(text) / 3);

/** A picture of 768 pixels a side takes 765 tokens at OpenAI and 786 at Anthropic (pixels / 750) by their guides; twice that is rather too many. */
export const pictureTokens = 1_600;

/** What a request takes, by our guess. */
export const estimateInput = ({ instructions, data, pictures = [] }: ModelRequest): number =>
  estimateTokens(instructions + data) + pictures.length * pictureTokens;

/** What a call used as far as it went, by our guess. */
export function estimateUse(request: ModelRequest, written: string): Usage {
  return {
    inputTokens: estimateInput(request),
    outputTokens: estimateTokens(written),
    isEstimated: true,
  };
}

/** What the schema of the answer takes in a request. */
export const schemaTokens = 700;
