// Quotes texts in the sentences of reasons. Apart from the lists of words: screens that explain prompts need no more.

/** The first two texts in quotes, and how many more there are: `"a", "b" and 3 more`. */
export function quoteFirst(texts: readonly string[]): string {
  const [first = '', second] = texts.map((text) => `"${quote(text)}"`);
  if (second === undefined) return first;
  return texts.length === 2 ? `${first} and ${second}` : `${first}, ${second} and ${texts.length - 2} more`;
}

/** A text short enough to be quoted in a note. */
export function quote(text: string): string {
  return text.length <= 90
    ? text
    : `${text
        .slice(0, 88)
        .replace(/\s\S*$/, '')
        .replace(/[\uD800-\uDBFF]$/, '')}…`;
}
