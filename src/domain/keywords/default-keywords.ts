// What the first load of the browser needs of keywords: the specified ones, and what a list may be for.

/** The specified target keywords: those of a product that has none of its own. */
export const defaultKeywords = ['premium', 'quality', 'comfortable', 'durable'] as const;

export const keywordScopes = ['category', 'product'] as const;
export type KeywordScope = (typeof keywordScopes)[number];
