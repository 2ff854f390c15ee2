// Makes the text of a data source from a file or a page: what kind of text it is, how that kind is read, and what is refused.

import { Problem } from '#domain/problem.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { tidyText } from '#domain/transfer/cells/clean-text.ts';
import type { TextKind } from './file-endings.ts';
import { readPage } from './read-page.ts';
import { readJson, readTable } from './read-records.ts';
import { sourceLimits } from './sources.contract.ts';

const kindOfType: Readonly<Record<string, TextKind>> = {
  'text/html': 'page',
  'application/xhtml+xml': 'page',
  'text/plain': 'text',
  'text/markdown': 'text',
  'text/csv': 'table',
  'application/csv': 'table',
  'text/tab-separated-values': 'table',
  'application/json': 'json',
};

/** The kind of a reply by its media type, without parameters; null where it is not one that is read. */
export function kindOfMedia(type: string): TextKind | null {
  if (/^application\/[\w.-]+\+json$/.test(type)) return 'json';
  return Object.hasOwn(kindOfType, type) ? (kindOfType[type] ?? null) : null;
}

/** A text as it is stored: clean spaces and lines, no characters that print nothing. Throws TOO_LARGE, INVALID_INPUT. */
export function cleanSourceText(raw: string): string {
  const { text } = tidyText(raw);
  if (text === '') throw new Problem('INVALID_INPUT', 'It contains no text.');
  if (text.length > sourceLimits.text) {
    throw new Problem(
      'TOO_LARGE',
      `Its text has ${groupDigits(text.length)} characters. A data source can have up to ${groupDigits(sourceLimits.text)}. Paste only the text about this product.`,
    );
  }
  return text;
}

/** The text of a file or page for a product with this SKU. Throws TOO_LARGE, INVALID_INPUT, UNSUPPORTED_MEDIA. */
export function readSource(raw: string, kind: TextKind, sku: string): string {
  // In text these are never meant: what contains them is no text, even if its name says so.
  if (raw.includes('\u0000')) throw notText();
  if (kind === 'page') return cleanSourceText(readPage(raw));
  if (kind === 'table') return cleanSourceText(readTable(raw, sku));
  return cleanSourceText((kind === 'json' ? readJson(raw, sku) : null) ?? raw);
}

export function notText(): Problem {
  return new Problem(
    'UNSUPPORTED_MEDIA',
    'This is not a text file. Text, Markdown, HTML, CSV and JSON are supported. From other files, copy the text and add it as text.',
  );
}
