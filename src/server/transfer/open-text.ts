// Opens a text file: finds its encoding and how it is taken apart, and of XML what lists in it say of ids in the products.
import { createXmlReferenceScanner, mayExplain } from '#domain/transfer/files/scan-xml-references.ts';
import { type Layout, recognize } from '#domain/transfer/formats/recognize.ts';
import type { ImportFormat, ImportProblem } from '#domain/transfer/transfer.contract.ts';
import { detectEncoding, type Encoding } from '#server/intake/detect-encoding.ts';
import { createDecoder } from '#server/intake/mixed-lines.ts';
import { type Bytes, readStart } from '#server/intake/open-bytes.ts';
import type { RecordSource } from './read-records.ts';

/** Products of XML may begin behind long lists of other things. */
const longHead = 8 * 1024 * 1024;

type Start = { head: Uint8Array; isWhole: boolean };
type OpenText = {
  format: ImportFormat;
  encoding: Encoding;
  source: RecordSource;
  columns: string[];
  /** Its first text, where that is JSON. */
  json: string | null;
  notes: ImportProblem[];
  /** That of all its prices that name none. */
  currency: string | null;
};

async function* chunksOf(bytes: Bytes): AsyncGenerator<Uint8Array> {
  for await (const { chunk } of bytes.read()) yield chunk;
}

async function recognizeStart(bytes: Bytes, start: Start, { label }: Encoding, wanted?: ImportFormat) {
  const decode = ({ head, isWhole }: Start) => createDecoder(label).decode(head, { stream: !isWhole });
  const text = decode(start);
  try {
    return { ...recognize(text, start.isWhole, wanted), text };
  } catch (fault) {
    if (start.isWhole || !/^[\s\ufeff]*</.test(text)) throw fault;
    const longer = await readStart(bytes, longHead);
    return { ...recognize(decode(longer), longer.isWhole, wanted), text };
  }
}

/** The layout with what the whole file says of ids, where the text it was found by is only its beginning. */
async function withReferences(bytes: Bytes, layout: Layout, { label }: Encoding): Promise<Layout> {
  if (layout.kind !== 'xml' || !mayExplain(layout.items)) return layout;
  const decoder = createDecoder(label);
  const scanner = createXmlReferenceScanner(layout.items);
  for await (const { chunk } of bytes.read()) scanner.push(decoder.decode(chunk, { stream: true }));
  return { kind: 'xml', items: { ...layout.items, references: scanner.end() } };
}

/** Throws a `Problem` when it is no catalogue. `start` is its first text. */
export async function openText(
  bytes: Bytes,
  start: Start,
  choices: { encoding?: string | undefined; format?: ImportFormat | undefined },
): Promise<OpenText> {
  const encoding = await detectEncoding(chunksOf(bytes), choices.encoding);
  const { layout: found, text, ...file } = await recognizeStart(bytes, start, encoding, choices.format);
  const layout = start.isWhole ? found : await withReferences(bytes, found, encoding);
  const columns = layout.kind === 'table' ? layout.shape.columns : [];
  const json = layout.kind === 'json' || layout.kind === 'json-lines' ? text : null;
  return { ...file, encoding, source: { kind: 'text', bytes, encoding, layout }, columns, json };
}
