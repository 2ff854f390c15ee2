// Use cases of answers: read a file of them against the texts as they are now, and give a run what it takes.
import type { Place } from '#domain/catalogue/move.ts';
import { isTextPart, type Part, type PartContent, type TextPart } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { partCell } from '#domain/transfer/answers/answer-cells.ts';
import { type AnswerMark, hashText } from '#domain/transfer/answers/answer-mark.ts';
import {
  type JudgedAnswer,
  judgeAnswer,
  type MissingPart,
  type PresentPart,
} from '#domain/transfer/answers/judge-answer.ts';
import type { AnswerRow, Answers } from '#domain/transfer/answers.contract.ts';
import { locateProducts } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import type { Page } from '#server/http/lists.ts';
import { takeTurns } from '#server/http/take-turns.ts';
import { announce } from '#server/live/live.ts';
import { loadContents } from '#server/review/review.commands.ts';
import { findByToken } from '../exports/stored-exports.store.ts';
import * as store from './answers.store.ts';
import { digest } from './digest.ts';
import { type AnswerLine, readAnswerLines } from './read-answers.ts';
import { findRepeated, mostComments, type Said } from './repeated-rows.ts';

export {
  lastAnswered,
  listAnswers,
  listChanged,
  listLastRuns,
  listWaiting,
  lockAnswers,
  noteRun,
  selectAnswered,
  wasAnswered,
} from './answers.store.ts';
export type { AnswerLine } from './read-answers.ts';

/** Rows held against their products together. */
const batchSize = 500;

const otherWorkspace = () =>
  new Problem(
    'INVALID_INPUT',
    'This file was exported for review by another Copydesk workspace, so its answers cannot be taken here.',
  );

const repeated = 'Several rows have different answers for this text.';

const crowded = `A text can have at most ${mostComments} comments.`;

async function* inBatches(path: string): AsyncGenerator<AnswerLine[]> {
  let batch: AnswerLine[] = [];
  for await (const lines of readAnswerLines(path)) {
    batch.push(...lines);
    while (batch.length >= batchSize) {
      yield batch.slice(0, batchSize);
      batch = batch.slice(batchSize);
    }
  }
  if (batch.length > 0) yield batch;
}

const markOf = ({ given: { mark } }: AnswerLine): AnswerMark | null => (mark === 'changed' ? null : mark);

/** The export that the first mark names. */
async function findToken(db: Db, lines: readonly AnswerLine[]): Promise<{ token: string; exportId: number } | null> {
  const [mark] = lines.flatMap((line) => markOf(line) ?? []);
  if (!mark) return null;
  const found = await findByToken(db, mark.token);
  if (!found) throw otherWorkspace();
  return { token: mark.token, exportId: found.id };
}

type Present = { places: ReadonlyMap<number, Place>; contents: ReadonlyMap<number, OptimizedContent> };

async function loadPresent(db: Db, lines: readonly AnswerLine[]): Promise<Present> {
  const asked = [...new Set(lines.flatMap((line) => markOf(line)?.productId ?? []))];
  const contents = await loadContents(db, asked);
  return {
    places: await locateProducts(db, asked),
    contents: new Map(contents.map((content) => [content.productId, content])),
  };
}

function presentOf({ productId, part }: AnswerMark, { places, contents }: Present): PresentPart | MissingPart {
  const place = places.get(productId) ?? 'deleted';
  return place === 'catalog' ? (contents.get(productId)?.parts[part] ?? 'no-content') : place;
}

/** Names the text a part has, whatever a spreadsheet would do to it. */
export const hashPart = (part: Part, value: string | readonly string[]): string =>
  hashText(part, partCell(value), digest);

function judgeLine(line: AnswerLine, token: string, present: Present): JudgedAnswer {
  const mark = markOf(line);
  // A row without a mark names no product, so it is judged before this is looked at.
  const judged = judgeAnswer(line.given, mark ? presentOf(mark, present) : 'deleted', digest);
  if (mark && mark.token !== token && isStored(judged))
    return { kind: 'conflict', reason: 'This row comes from a different export than the rows before it.' };
  return judged;
}

/** False for a row that answers nothing, and for one that changes nothing. */
const isStored = ({ kind }: JudgedAnswer): boolean => kind !== 'none' && kind !== 'unchanged';

/** What somebody wrote of the text: also where it cannot be taken, so that it is not lost. */
const shownText = ({ given }: AnswerLine, mark: AnswerMark | null, judged: JudgedAnswer): string | null => {
  if (judged.kind === 'change') return partCell(judged.value);
  if (judged.kind !== 'conflict') return null;
  const isEdited = mark && given.after !== undefined && hashText(mark.part, given.after, digest) !== mark.hash;
  return given.changeTo.trim() || (isEdited && given.after?.trim()) || null;
};

/**
 * Reads a file of answers and stores what it says, row by row; nothing of a product changes. Answers the id. Throws INVALID_INPUT where it
 * cannot be read, or comes from another workspace.
 */
export async function readAnswers(
  context: Context,
  { path, fileName }: { path: string; fileName: string },
): Promise<number> {
  const { db } = context;
  const said: Said = new Map();
  const turn = takeTurns();
  let file: { token: string; exportId: number; id: number } | null = null;
  let unchanged = 0;
  const clashing = new Set<number>();
  try {
    for await (const lines of inBatches(path)) {
      if (file === null) {
        const found = await findToken(db, lines);
        if (!found)
          throw new Problem('INVALID_INPUT', 'No mark in this file can be read, so its answers cannot be taken.');
        const created = { createdBy: context.actor.id, createdAt: context.now() };
        file = { ...found, id: await store.insertAnswers(db, { exportId: found.exportId, fileName, ...created }) };
      }
      const present = await loadPresent(db, lines);
      const rows: Parameters<typeof store.insertRows>[1][number][] = [];
      const added: { row: number; comment: string }[] = [];
      for (const line of lines) {
        await turn();
        const mark = markOf(line);
        let judged = judgeLine(line, file.token, present);
        const twice =
          mark && judged.kind !== 'none' ? findRepeated({ ...line, isStored: isStored(judged) }, mark, said) : null;
        if (twice?.kind === 'differs') clashing.add(twice.row);
        if (twice?.kind === 'comment') added.push(twice);
        if (twice?.kind === 'differs') judged = { kind: 'conflict', reason: repeated };
        else if (twice?.kind === 'crowded') judged = { kind: 'conflict', reason: crowded };
        const isThere = twice?.kind === 'same' || twice?.kind === 'comment';
        const stored = isThere ? [] : toRow(file.id, line, judged);
        if (stored.length === 0) unchanged += 1;
        rows.push(...stored);
      }
      await store.insertRows(db, rows);
      await store.addComments(db, file.id, added);
    }
    if (file === null) throw new Problem('INVALID_INPUT', 'The file has no rows.');
    const { id } = file;
    await db.transaction(async (tx) => {
      await store.refuseRows(tx, id, [...clashing], repeated);
      await store.finishAnswers(tx, id, unchanged);
      await announce(tx, { type: 'exports' });
    });
    return id;
  } catch (error) {
    if (file !== null) await store.removeAnswers(db, file.id);
    throw error;
  }
}

type Linked = { signOffId: number; answeredBy: string; createdBy: number };

/**
 * Stores answers that came by the link of a sign-off, within the transaction in which they are sent, held against the texts as they are. The
 * same that a file of them comes to. Answers the id, and how many products have one that can be taken.
 */
export async function storeLinkedAnswers(
  tx: Db,
  { signOffId, answeredBy, createdBy }: Linked,
  lines: readonly AnswerLine[],
  createdAt: Date,
): Promise<{ id: number; products: number }> {
  const id = await store.insertAnswers(tx, { signOffId, fileName: answeredBy, createdBy, createdAt });
  const present = await loadPresent(tx, lines);
  const rows = lines.flatMap((line) => toRow(id, line, judgeLine(line, markOf(line)?.token ?? '', present)));
  await store.insertRows(tx, rows);
  const products = await store.finishAnswers(tx, id, lines.length - rows.length);
  await announce(tx, { type: 'exports' });
  return { id, products };
}

function toRow(answersId: number, line: AnswerLine, judged: JudgedAnswer) {
  if (judged.kind === 'none' || judged.kind === 'unchanged') return [];
  const mark = markOf(line);
  const { row, sku, title, given } = line;
  const stored = {
    ...{ answersId, row, sku, title, kind: judged.kind },
    ...(mark ? { productId: mark.productId, part: mark.part, hash: mark.hash } : {}),
    text: shownText(line, mark, judged),
    comment: given.comment.trim() || null,
    ...(judged.kind === 'change' ? { value: judged.value, isApproved: judged.isApproved } : {}),
    ...(judged.kind === 'conflict' ? { reason: judged.reason } : {}),
  };
  return [stored];
}

/** Throws NOT_FOUND. */
export async function findAnswers({ db }: Context, id: number): Promise<Answers> {
  const found = await store.findAnswers(db, id);
  if (!found) throw new Problem('NOT_FOUND', 'Answers not found');
  return found;
}

/** A page of its rows; of a changed text also the one under review, as long as the answer is about it. Throws NOT_FOUND. */
export async function listAnswerRows(context: Context, id: number, asked: store.Asked): Promise<Page<AnswerRow>> {
  const { db } = context;
  await findAnswers(context, id);
  const page = await store.listRows(db, id, asked);
  const changed = page.items.flatMap(({ kind, productId }) => (kind === 'change' ? (productId ?? []) : []));
  const contents = await loadContents(db, [...new Set(changed)]);
  const contentOf = new Map(contents.map((content) => [content.productId, content]));
  const beforeOf = ({ kind, productId, part, hash }: store.ListedRow): string | null => {
    const content = contentOf.get(productId ?? 0);
    if (kind !== 'change' || part === null || !content) return null;
    const cell = partCell(content.parts[part].value);
    return hashText(part, cell, digest) === hash ? cell : null;
  };
  const items = page.items.map((row) => {
    const { hash, ...shown } = row;
    return { ...shown, before: beforeOf(row) };
  });
  return { ...page, items };
}

/** An answer that can be taken; `isOn` says whether a part still has the text it is about. */
export type TakenAnswer = {
  part: Part;
  comment: string | null;
  isOn: (value: string | readonly string[]) => boolean;
} & (
  | { kind: 'approve' | 'reject' | 'comment' }
  | { kind: 'change'; part: TextPart; value: PartContent[TextPart]; isApproved: boolean }
);

/** The answers on some products that a run takes, by product. */
export async function loadTaken(
  db: Db,
  answersId: number,
  productIds: readonly number[],
): Promise<Map<number, TakenAnswer[]>> {
  const rows = await store.listTaken(db, answersId, productIds);
  const byProduct = new Map<number, TakenAnswer[]>();
  for (const { productId, part, hash, kind, value, isApproved, comment } of rows) {
    if (productId === null || part === null) continue;
    const isOn = (present: string | readonly string[]) => hashPart(part, present) === hash;
    const own = byProduct.get(productId) ?? [];
    byProduct.set(productId, own);
    if (kind === 'change' && isTextPart(part) && value !== null)
      own.push({ kind, part, comment, isOn, value, isApproved });
    else if (kind === 'approve' || kind === 'reject' || kind === 'comment') own.push({ kind, part, comment, isOn });
  }
  return byProduct;
}

/** Forgets answers from before that time. */
export async function forgetAnswers(db: Db, before: Date): Promise<void> {
  await store.forgetAnswers(db, before);
}
