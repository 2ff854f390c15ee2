// Keeps the pieces of a text quick to read.

/**
 * The same text in as few bytes as it needs. A piece cut from a text with one letter beyond Latin-1 has two bytes for each of its
 * letters, which patterns read several times slower; what is read from JSON has none to spare.
 */
export const compactText = (text: string): string => JSON.parse(JSON.stringify(text));

const beyondLatin1 = /[\u0100-\uffff]/;

/** How the pieces of a text are stored: compacted if the text has such letters, and as they are if it has none. */
export const pieceOf = (whole: string): ((piece: string) => string) =>
  beyondLatin1.test(whole) ? compactText : String;
