// Cells of a table as they go into a CSV file or a sheet: formulas made harmless so that reading undoes it exactly.

/** What a spreadsheet takes for a formula at the start of a cell (OWASP's list and its full-width forms), behind any apostrophes. */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guardedStart = /^'+[=+\-@\t\r\n＝＋－＠]/;
/** How spreadsheets mark a number that is text: an apostrophe before it, or a formula that says it. */
const markedCode = /^'+(?=\d[\p{L}\d._/-]*$)/u;
const saidText = /^="([^"]*)"$/;
const plainNumber = /^[+-](?:\d+(?:[.,]\d+)*|[.,]\d+)$/;

/**
 * Where the text behind a semicolon, a tab or a line break, and quotes at its start, would be a formula in a spreadsheet that parts the file
 * there: one that parts it at semicolons does not see the quotes around a text with commas, and takes its lines for rows. Behind a `+` or
 * `-` only what can call something is one: `;-` is common in texts and addresses.
 */
const innerFormula = /([;\t\r\n]"*)('*)(?=[=@＝＠]|[+\-＋－][^;\t\r\n]*[(|!])/g;

/**
 * Puts an apostrophe before a text a spreadsheet would run as a formula. Signed numbers such as `-5` or `+420123456789` stay.
 * Texts that already look guarded get one more, so that `unguardCell` gives every text back as it was.
 */
export function guardCell(text: string): string {
  const inner = text.replace(innerFormula, "$1'$2");
  const isGuarded = formulaStart.test(text) ? !plainNumber.test(text) : markedCode.test(text);
  return isGuarded ? `'${inner}` : inner;
}

/**
 * Takes back what `guardCell` put there, and what spreadsheets put around numbers that are text (`'00123`, `="00123"`); readers of CSV, TSV and
 * XLSX call it on every cell, the header's included.
 */
export function unguardCell(text: string): string {
  if (text.startsWith('="')) return saidText.exec(text)?.[1] ?? text;
  if (!text.includes("'")) return text;
  const inner = text.replace(innerFormula, (_, sign: string, marks: string) => sign + marks.slice(1));
  return guardedStart.test(inner) || markedCode.test(inner) ? inner.slice(1) : inner;
}

const needsQuotes = /[",\r\n]|^\s|\s$/;

/** Excel reads a CSV file as UTF-8 only with this before it. */
export const byteOrderMark = '\ufeff';

/** One line of a CSV file (RFC 4180 quoting, comma, `\n` as Shopify asks and every reader takes), formulas guarded. */
export function csvLine(cells: readonly string[]): string {
  let line = '';
  for (const [index, cell] of cells.entries()) {
    if (index > 0) line += ',';
    const safe = guardCell(cell);
    line += needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  }
  return `${line}\n`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** Without the characters no XML file, and no database, can hold: control characters but tab and line breaks, half surrogate pairs. */
export function plainText(text: string): string {
  return text.toWellFormed().replace(unprintable, (sign) => (sign === '\v' || sign === '\f' ? ' ' : ''));
}

/** Text of an XML element or a double-quoted attribute. A carriage return is written as a reference, else parsers turn it into `\n`. */
export function escapeXml(text: string): string {
  return plainText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
