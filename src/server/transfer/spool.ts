// Rows that have to wait, such as those of an export while the columns of all are still being found: on disk, so that memory stays flat, in a file that no one else sees and
// that is gone with the process.
import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const pieceSize = 64 * 1024;

export type Spool<Row> = {
  add(rows: readonly Row[]): Promise<void>;
  /** All of them in their order, once everything was added. */
  rows(): AsyncGenerator<Row>;
  close(): Promise<void>;
};

export async function openSpool<Row>(): Promise<Spool<Row>> {
  const path = join(tmpdir(), `copydesk-rows-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  let piece = '';
  return {
    async add(rows) {
      for (const row of rows) piece += `${JSON.stringify(row)}\n`;
      if (piece.length < pieceSize) return;
      await file.appendFile(piece);
      piece = '';
    },
    async *rows() {
      await file.appendFile(piece);
      let rest = '';
      for await (const text of file.createReadStream({ encoding: 'utf8', start: 0 })) {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) yield JSON.parse(line) as Row;
      }
    },
    close: () => file.close(),
  };
}
