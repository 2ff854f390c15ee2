// A mail as words: what it says, and both forms it is sent in.

/** Texts of people may be in all of it: names, for example. */
export type Letter = {
  to: string;
  subject: string;
  /** Paragraphs, before and after the link. */
  before: string[];
  /** What it leads to; null without one. */
  link: string | null;
  after: string[];
};

/** As one line: a line break in a name must not begin another line of a mail, nor a header. */
export const onOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escaped[sign] ?? sign);

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;

/** The letter as plain text and as HTML; without pictures and scripts, so that it reads the same in every program. */
export function composeLetter(letter: Letter): { subject: string; text: string; html: string } {
  const before = letter.before.map(onOneLine);
  const after = letter.after.map(onOneLine);
  const link = letter.link === null ? [] : [letter.link];
  const anchors = link.map((url) => `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`);
  const html = [...before.map(escapeHtml), ...anchors, ...after.map(escapeHtml)].map(paragraph).join('\n');
  return {
    subject: onOneLine(letter.subject),
    text: `${[...before, ...link, ...after].join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en"><body style="font:16px/1.5 sans-serif">\n${html}\n</body></html>\n`,
  };
}
