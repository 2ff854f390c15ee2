// The mark of a row of an answer sheet: which export it comes from, and which text of which product it answers for. By it alone a file is
// taken for answers.
import { type Part, partSchema, partTable } from '#domain/parts/parts.ts';
import { mostId } from '#domain/stored.ts';

/** Of a text, in hex. */
export type Digest = (text: string) => string;

/** `token` names the export; `hash` is that of the text that was sent (`hashText`). */
export type AnswerMark = { token: string; productId: number; part: Part; hash: string };

const prefix = 'copydesk-answer';
/** Finds a mark anywhere in the bytes of a file. */
export const markPattern = /copydesk-answer:[\da-f]{16}:/;

const checkLength = 6;
const hashLength = 16;

/** A text as spreadsheets may give it back: other line breaks, quotes, spaces and apostrophes before a formula are no edit. */
export function foldCell(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/_x000D_/gi, '')
    .replaceAll(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replaceAll(/[\u2018\u2019\u201a\u201b\u2032\u00b4`]/g, "'")
    .replaceAll(/[\u201c-\u201f\u2033\u00ab\u00bb]/g, '"')
    .replaceAll(/"{2,}/g, '"')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/^'+(?=[=+\-@＝＋－＠])/, '')
    .trim();
}

/** The same of the text of a part. Of a list each line is a value, so its line breaks count; empty lines do not. */
export function foldText(part: Part, cell: string): string {
  if (partTable[part].kind !== 'texts') return foldCell(cell);
  const lines = cell.replaceAll(/_x000D_/gi, '\r').split(/[\r\n]+/);
  return lines
    .map(foldCell)
    .filter((line) => line !== '')
    .join('\n');
}

/** Of the text in a cell of a part, whatever a spreadsheet did to it. */
export const hashText = (part: Part, cell: string, digest: Digest): string =>
  digest(`${part}\n${foldText(part, cell)}`).slice(0, hashLength);

const checkOf = ({ token, productId, part, hash }: AnswerMark, digest: Digest): string =>
  digest([prefix, token, productId, part, hash].join(':')).slice(0, checkLength);

export function writeMark(mark: AnswerMark, digest: Digest): string {
  const { token, productId, part, hash } = mark;
  return [prefix, token, productId, part, hash, checkOf(mark, digest)].join(':');
}

/** Null for a cell that holds no mark, or one that was changed. */
export function readMark(cell: string, digest: Digest): AnswerMark | null {
  const found = /^copydesk-answer:([\da-f]{16}):([1-9]\d{0,9}):([a-zA-Z]+):([\da-f]{16}):([\da-f]{6})$/.exec(
    cell.trim(),
  );
  const [, token = '', id = '', name, hash = '', check] = found ?? [];
  const part = partSchema.safeParse(name);
  if (!found || !part.success || Number(id) > mostId) return null;
  const mark = { token, productId: Number(id), part: part.data, hash };
  return checkOf(mark, digest) === check ? mark : null;
}
