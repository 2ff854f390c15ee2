// What language models answered to the requests of the product, word for word, with the request each answered.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import type { ModelRequest } from '#domain/models/model-request.ts';

const purposes = ['draft', 'repair', 'judge'] as const;
export type Purpose = (typeof purposes)[number];

/** `request`: the first 16 hex digits of the SHA-256 of the request that was answered. */
const callSchema = z.object({ purpose: z.enum(purposes), request: z.string(), answer: z.string() });
type Call = z.infer<typeof callSchema>;

const versionOf = ({ instructions, data }: ModelRequest): string =>
  createHash('sha256').update(`${instructions}\n${data}`).digest('hex').slice(0, 16);

export type Recordings = {
  /** The answer to a request; `isOfToday` where it answered exactly this one. Undefined where none is recorded. */
  find: (id: string, purpose: Purpose, request: ModelRequest) => { answer: string; isOfToday: boolean } | undefined;
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
      return call && { answer: call.answer, isOfToday: call.request === versionOf(request) };
    },
    take: (from) => {
      mkdirSync(folder, { recursive: true });
      const files = globSync(join(from, '*.answer.txt'));
      for (const file of files) {
        const [id = '', purpose, request] = basename(file).split('.');
        const call = callSchema.parse({ purpose, request, answer: readFileSync(file, 'utf8').trim() });
        const calls = [...readCalls(id).filter((each) => each.purpose !== call.purpose), call];
        writeFileSync(fileOf(id), `${JSON.stringify(calls, null, 2)}\n`);
      }
      return files.length;
    },
  };
}

/** Puts a request where somebody can answer it: `<id>.<purpose>.<version>.request.txt`. `schema` is told beside the instructions. */
export function writeRequest(to: string, id: string, purpose: Purpose, request: ModelRequest, schema = ''): void {
  mkdirSync(to, { recursive: true });
  const text = `${request.instructions}\n\n${schema}\n\n=== USER MESSAGE ===\n\n${request.data}\n`;
  writeFileSync(join(to, `${id}.${purpose}.${versionOf(request)}.request.txt`), text);
}
