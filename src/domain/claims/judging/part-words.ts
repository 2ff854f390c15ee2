// Which words name parts of products, from the table beside it.
import data from './part-words.json' with { type: 'json' };

const parts: ReadonlySet<string> = new Set(data.words);

export const isPart = (stem: string): boolean => parts.has(stem);
