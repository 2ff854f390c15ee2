// Foreign text inside markdown: it shows exactly as written and neither formats nor loads anything.

/** Everything CommonMark reads as a mark inside a line. */
const marks = /[\\`*_[\]<>&#~|!$]/g;
/** Marks that only count where a line starts: lists, headings by underlining, rules. */
const startMarks = /^(?=[-+=])|^(\d{1,9})(?=[.)](?:\s|$))/;

/** Signs that turn the direction of what follows them. */
const directions = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** The text on one line and without signs that turn its direction; at most `max` characters of it. */
export function flattenText(text: string, max = 300): string {
  const line = text
    .replace(directions, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const signs = [...line];
  if (signs.length <= max) return line;
  return `${signs
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}

/** `flattenText`, with every mark of markdown and HTML taken as a plain sign. */
export function escapeMarkdown(text: string, max?: number): string {
  return flattenText(text, max)
    .replace(marks, '\\$&')
    .replace(startMarks, (_match, number: string | undefined) => `${number ?? ''}\\`);
}

/** The text in quotation marks, as `escapeMarkdown` gives it. */
export function quoteMarkdown(text: string, max?: number): string {
  return `“${escapeMarkdown(text, max)}”`;
}
