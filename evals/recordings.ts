// What language models answered to the requests of the product, word for word, with the request each answered.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import type { ModelRequest } from '#domain/models/model-request.ts';

const purposes = ['draft', 'repair', 'judge'] as const;
export type Purpose = (typeof purposes)[number];

/** What the ids of an answer mean: the facts of its request, and the statements a judge or a repair was asked about. */
const askedSchema = z.object({
  facts: z.array(z.object({ id: z.string(), field: z.string(), label: z.string(), text: z.string() })),
  statements: z.array(z.string()),
});
export type RecordedInput = z.infer<typeof askedSchema>;

/** `request`: the first 16 hex digits of the SHA-256 of the request that was answered. */
const callSchema = z.object({ purpose: z.enum(purposes), request: z.string(), asked: askedSchema, answer: z.string() });
type Call = z.infer<typeof callSchema>;

const versionOf = ({ instructions, data }: ModelRequest): string =>
  createHash('sha256').update(`${instructions}\n${data}`).digest('hex').slice(0, 16);

export type Question = { id: string; purpose: Purpose; request: ModelRequest; asked: RecordedInput; schema?: string };

type Recordings = {
  /** The answer to a request; `isOfToday` where it answered exactly this one. Undefined where none is recorded. */
  find: (
    id: string,
    purpose: Purpose,
    request: ModelRequest,
  ) => { answer: string; asked: RecordedInput; isOfToday: boolean } | undefined;
  /** Records every `<id>.<purpose>.<version>.answer.txt` of a folder, in place of an earlier answer of the same purpose. Returns their number. */
  take: (from: string) => number;
};

/** The recordings of a folder, one file an id. */
export function openRecordings(folder: string): Recordings {
  const fileOf = (id: string) => join(folder, `${id}.json`);
  const readCalls = (id: string): Call[] =>
    existsSync(fileOf(id)) ? z.array(callSchema).parse(JSON.parse(readFileSync(fileOf(id), 'utf8'))) : [];
  return {
    find: (id, purpose, request) => {
      const call = readCalls(id).find((each) => each.purpose === purpose);
      return call && { answer: call.answer, asked: call.asked, isOfToday: call.request === versionOf(request) };
    },
    take: (from) => {
      mkdirSync(folder, { recursive: true });
      const files = globSync(join(from, '*.answer.txt'));
      for (const file of files) {
        const [id = '', purpose, request] = basename(file).split('.');
        const asked: unknown = JSON.parse(readFileSync(file.replace(/answer\.txt$/, 'asked.json'), 'utf8'));
        const call = callSchema.parse({ purpose, request, asked, answer: readFileSync(file, 'utf8').trim() });
        const calls = [...readCalls(id).filter((each) => each.purpose !== call.purpose), call];
        writeFileSync(fileOf(id), `${JSON.stringify(calls, null, 2)}\n`);
      }
      return files.length;
    },
  };
}

/** Puts a request where somebody can answer it: `<id>.<purpose>.<version>.request.txt`, with what its ids mean beside it. `schema` is told with the instructions. */
export function writeRequest(to: string, { id, purpose, request, asked, schema = '' }: Question): void {
  mkdirSync(to, { recursive: true });
  const text = `${request.instructions}\n\n${schema}\n\n=== USER MESSAGE ===\n\n${request.data}\n`;
  const name = join(to, `${id}.${purpose}.${versionOf(request)}`);
  writeFileSync(`${name}.request.txt`, text);
  writeFileSync(`${name}.asked.json`, JSON.stringify(asked));
}
