// Words of praise and address that say nothing of a product.
import data from './empty-words.json' with { type: 'json' };

export const emptyWords: ReadonlySet<string> = new Set(data.words);
