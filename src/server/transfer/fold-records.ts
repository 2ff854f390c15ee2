// Brings the rows of a file's products together. Those for which there is no room wait on disk, in parts, so that the file is read once.
import { createHash } from 'node:crypto';
import type { RawRecord } from '#domain/transfer/files/scan.ts';
import { type Folded, type Folder, sizeOf } from '#domain/transfer/rows/folder.ts';
import { takeTurns } from '#server/http/take-turns.ts';
import type { RecordBatch } from './read-records.ts';
import { openSpool, type Spool } from './spool.ts';

type Together = Exclude<Folded, { later: RawRecord[] }>;
type Folding = {
  newFolder: () => Folder;
  /** Bytes of the file. */
  size: number;
  /** True once nobody waits for more. */
  isStopped: () => boolean;
};

/** Parts that rows are kept in at a time. */
const partCount = 16;
/** Which part the rows of a product are kept in; those of one part are in several when they have to wait again. */
const partOf = (key: string, depth: number) =>
  createHash('sha1').update(`${depth} ${key}`).digest().readUInt8(0) % partCount;

/** What was done of the file and of the rows kept, as bytes of the file. */
function createProgress(size: number) {
  let [bytes, kept, taken, done] = [0, 0, 0, 0];
  return {
    read(all: number) {
      bytes = Math.max(bytes, all);
    },
    keep(rows: readonly RawRecord[]) {
      for (const row of rows) kept += sizeOf(row);
    },
    take(row: RawRecord) {
      taken += sizeOf(row);
    },
    done() {
      done = Math.max(done, Math.floor((size * (bytes + taken)) / (size + kept)));
      return done;
    },
  };
}
type Progress = ReturnType<typeof createProgress>;

async function* takeRows(spool: Spool<RawRecord>, progress: Progress): AsyncGenerator<RecordBatch> {
  for await (const row of spool.rows()) {
    progress.take(row);
    yield { records: [row], bytesRead: 0 };
  }
}

/** Products in the order of `batches`, then those that had to wait, with how much of the file was worked through. The same rows give the same order. */
export async function* foldRecords(
  batches: AsyncIterable<RecordBatch>,
  folding: Folding,
  progress: Progress = createProgress(folding.size),
  depth = 0,
): AsyncGenerator<{ each: Together; bytesRead: number }> {
  const folder = folding.newFolder();
  const parts = new Map<number, Spool<RawRecord>>();
  const keep = async (rows: readonly RawRecord[], key: string) => {
    const part = partOf(key, depth);
    const spool = parts.get(part) ?? (await openSpool<RawRecord>());
    parts.set(part, spool);
    progress.keep(rows);
    await spool.add(rows);
  };
  async function* sort(folded: readonly Folded[]) {
    for (const each of folded)
      if ('later' in each) await keep(each.later, each.key);
      else yield { each, bytesRead: progress.done() };
  }
  const turn = takeTurns();
  try {
    for await (const { records, bytesRead } of batches) {
      progress.read(bytesRead);
      for (const record of records) {
        if (folding.isStopped()) return;
        const folded = folder.push(record);
        if (folded.length > 0) yield* sort(folded);
        await turn();
      }
    }
    yield* sort(folder.end());
    for (const spool of parts.values()) {
      yield* foldRecords(takeRows(spool, progress), folding, progress, depth + 1);
      await spool.close();
    }
  } finally {
    for (const spool of parts.values()) await spool.close();
  }
}
