// A description and its bullets as the HTML of a shop's description field; the import's `readBody` reads the same two back.
import { plainText } from './write-cell.ts';

/** Text in HTML. `\n` spelled out would become a line break in WooCommerce's importer, so its backslash goes as a reference. */
function escapeText(text: string): string {
  return plainText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\\n', '&#92;n');
}

const withBreaks = (text: string) => escapeText(text.trim()).replace(/[^\S\n]*\r?\n\s*/g, '<br>');

/** Paragraphs of the description (separated by empty lines), then the bullets as one list; empty when there is neither. */
export function writeBody(description: string, bullets: readonly string[]): string {
  const paragraphs = description.split(/\r?\n[^\S\n]*\r?\n\s*/).filter((paragraph) => paragraph.trim() !== '');
  const items = bullets.filter((bullet) => bullet.trim() !== '').map((bullet) => `<li>${withBreaks(bullet)}</li>`);
  const text = paragraphs.map((paragraph) => `<p>${withBreaks(paragraph)}</p>`).join('');
  return items.length === 0 ? text : `${text}<ul>${items.join('')}</ul>`;
}
