// Several files in one zip archive, one after another as they are made: memory stays flat.
import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';

async function* pack(files: AsyncIterable<{ name: string; stream: Readable }>): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, bytes) => {
    if (error) failure = error;
    else packed.push(bytes);
  });
  function* drain(): Generator<Uint8Array> {
    if (failure) throw failure;
    yield* packed.splice(0).filter((bytes) => bytes.length > 0);
  }
  for await (const { name, stream } of files) {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      entry.push(new Uint8Array(chunk));
      yield* drain();
    }
    entry.push(new Uint8Array(), true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}

/** The archive as a stream; it ends with the fault of a file. */
export const packFiles = (files: AsyncIterable<{ name: string; stream: Readable }>): Readable =>
  Readable.from(pack(files), { objectMode: false });
