// A shop's description field taken apart: list items become bullets, the rest becomes the description.

import type { Cleaned } from '../transfer.contract.ts';
import {
  type CleanText,
  cleanLine,
  decodeEntities,
  dropBoilerplate,
  fixMarkup,
  isPlaceholder,
  tidyText,
} from './clean-text.ts';
import { dirt, dirtKinds } from './cleaning-log.ts';
import { isHtml, readHtml } from './read-html.ts';

/** Description with paragraphs separated by an empty line, bullets as single lines, and what was cleaned on the way. */
type Body = { description: string; bullets: string[]; cleaned: Cleaned['kind'][]; bits: number };

const mark = /^[•●▪■◦‣⁃∙✓✔✅➤►▶◆♦]\s*/u;
const dash = /^[-*–]\s+(?=\S)/;
const listHeading =
  /^(?:(?:key|main|top|product|item|special|additional)\s+)?(?:features?|details?|specifications?|specs?|highlights?|about (?:this|the) (?:item|product)|características|detalles|especificaciones|eigenschaften|merkmale|produktdetails|caractéristiques|vlastnosti|parametry|specifikace|karakteristike|opis)(?:\s*(?:&|and|\+)\s*(?:features?|details?|specifications?|specs?|benefits|care))?\s*[:：]?$/i;
const openingHeading = /^(?:product\s+|item\s+)?(?:description|overview)\s*[:：]?$/i;

type Line = { text: string; isItem: boolean };

function readLines(raw: string): { lines: Line[]; bits: number } {
  let { text, bits } = fixMarkup(raw);
  if (!isHtml(text) && text.includes('&')) {
    const decoded = decodeEntities(text);
    if (decoded !== text) bits |= dirt.entities;
    text = decoded;
  } else if (/&(?:amp;)+(?:#?[a-z\d]+);/i.test(text)) bits |= dirt.entities;
  if (isHtml(text)) {
    const lines = readHtml(text).map((block) => ({ text: decodeEntities(block.text), isItem: block.kind === 'item' }));
    return { lines, bits: bits | dirt.html };
  }
  return { lines: text.split(/\r\n|\n/).map((line) => ({ text: line, isItem: false })), bits };
}

/** Marks lines that are bullets in writing: any line starting with a bullet sign, and runs of at least two dashed lines. */
function findWrittenItems(lines: Line[]): boolean {
  let found = false;
  for (const [index, line] of lines.entries()) {
    if (line.isItem || line.text === '') continue;
    const isDashed =
      dash.test(line.text) && (dash.test(lines[index - 1]?.text ?? '') || dash.test(lines[index + 1]?.text ?? ''));
    if (mark.test(line.text) || isDashed) {
      line.isItem = true;
      found = true;
    }
  }
  return found;
}

function stripMark(text: string): string {
  let bare = text.trim();
  for (;;) {
    const next = bare.replace(mark, '').replace(dash, '').trim();
    if (next === bare) return bare;
    bare = next;
  }
}

/** Leaves out headings that only say that a list or a description follows, as long as there is something they introduce. */
function dropHeadings(lines: readonly Line[]): Line[] {
  if (!lines.some((line) => !line.isItem && (listHeading.test(line.text) || openingHeading.test(line.text))))
    return [...lines];
  const hasItems = lines.some((line) => line.isItem);
  const kept: Line[] = [];
  let next: Line | undefined;
  for (const line of lines.toReversed()) {
    const introduces = hasItems && !line.isItem && (next === undefined || next.isItem) && listHeading.test(line.text);
    if (introduces) continue;
    kept.push(line);
    if (line.text !== '') next = line;
  }
  kept.reverse();
  let texts = kept.filter((line) => line.text !== '').length;
  let isOpening = true;
  return kept.filter((line) => {
    if (line.isItem || line.text === '' || !isOpening) return true;
    isOpening = texts > 1 && openingHeading.test(line.text);
    if (isOpening) texts -= 1;
    return !isOpening;
  });
}

/**
 * Reads HTML or plain text. Nested lists are flattened, items outside a list count too, and lines that are bullets in writing
 * become bullets. For text whose lines do not themselves look like list items, headings or references, reading what an
 * export writes (`<p>` paragraphs with `<br>`, then `<ul><li>`) gives the same description and bullets.
 */
export function readBody(raw: string): Body {
  if (raw === '' || isPlaceholder(raw)) {
    const bits = raw === '' ? 0 : dirt.placeholders;
    return { description: '', bullets: [], cleaned: dirtKinds(bits), bits };
  }
  const read = readLines(raw);
  let bits = read.bits;
  const apply = (clean: CleanText) => {
    bits |= clean.bits;
    return clean.text;
  };
  const lines: Line[] = read.lines.flatMap((line) => {
    if (line.text === '') return line;
    // Spaces around a line of HTML are layout, not dirt.
    const text = apply(dropBoilerplate(apply(tidyText((bits & dirt.html) !== 0 ? line.text.trim() : line.text))));
    if (!text.includes('\n')) return { ...line, text };
    return line.isItem
      ? { ...line, text: text.replace(/\s*\n\s*/g, ' ') }
      : text.split('\n').map((part) => ({ text: part, isItem: false }));
  });
  if (findWrittenItems(lines)) bits |= dirt.lists;
  const rest = dropHeadings(lines);
  if (rest.length < lines.length) bits |= dirt.boilerplate;
  const bullets: string[] = [];
  let description = '';
  for (const line of rest) {
    if (line.isItem) {
      const bullet = stripMark(line.text);
      if (bullet !== '' && !isPlaceholder(bullet)) bullets.push(bullet);
      if (description !== '' && !description.endsWith('\n\n'))
        description += description.endsWith('\n') ? '\n' : '\n\n';
    } else description += `${line.text}\n`;
  }
  description = description.replace(/\n{3,}/g, '\n\n').trim();
  return { description, bullets, cleaned: dirtKinds(bits), bits };
}

/** A bullet as one clean line without its sign. */
export function cleanBullet(raw: string): CleanText {
  const clean = cleanLine(raw);
  const text = stripMark(clean.text);
  return { text, bits: clean.bits };
}
