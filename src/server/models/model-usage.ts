// Tokens of a call: as the provider told them, or as we guess where it did not.

export type Usage = { inputTokens: number; outputTokens: number; isEstimated: boolean };

/** About four characters of English make a token; a third of the bytes is rather too many than too few. */
export const estimateTokens = (text: string) => Math.ceil(Buffer.byteLength(text) / 3);
