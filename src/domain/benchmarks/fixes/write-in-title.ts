// Words put into a title, written as the title writes its own.

/** With capitals where all words of the title have them: `Navy Blue` of `navy blue`. */
export const writeLikeTitle = (words: string, title: string): string =>
  /(?:^|\s)\p{Ll}{4,}/u.test(title)
    ? words
    : words.replace(/(?<=^|\s)\p{Ll}(?=\p{Ll})/gu, (letter) => letter.toUpperCase());
