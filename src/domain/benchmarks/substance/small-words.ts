// The words that sentences of a language cannot do without.
import data from './small-words.json' with { type: 'json' };

/** A set a language, English first. */
export const smallWordRows: readonly ReadonlySet<string>[] = data.languages.map((words) => new Set(words.split(' ')));
export const smallWords: ReadonlySet<string> = new Set(smallWordRows.flatMap((row) => [...row]));
