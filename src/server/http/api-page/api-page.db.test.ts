// The API page as a script lives on it: every operation has a name, every parameter words, and shapes are written once.
import { beforeAll, expect, it } from 'vitest';
import { contracts, namedContracts } from '#testing/contracts.ts';
import { withoutRefs } from '#testing/open-api.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { namedContracts as knownContracts } from './api-names.ts';
import { words } from './parameter-words.ts';

type Parameter = { name: string; in: string; description?: string };
type Reply = { description: string; headers?: Record<string, unknown> };
type Operation = {
  operationId?: string;
  parameters?: Parameter[];
  security?: unknown;
  responses: Record<string, Reply>;
};

/** What watches a server asks these: they are no calls of the API. */
const withoutContract = ['GET /api/health', 'GET /api/ready'];

const app = startTestApp();
let text: string;
let operations: (readonly [call: string, operation: Operation])[];
const find = (id: string) => operations.find(([, { operationId }]) => operationId === id)?.[1];

beforeAll(async () => {
  ({ text } = await app.call('GET', '/api/openapi.json'));
  const { paths } = withoutRefs(JSON.parse(text)) as { paths: Record<string, Record<string, Operation>> };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  );
});

it('knows all contracts, each by the name it is exported under', () => {
  const names = (all: typeof namedContracts) => all.map(([name]) => name).toSorted();
  expect(names(knownContracts)).toEqual(names(namedContracts));
  expect(new Set(names(knownContracts)).size).toBe(contracts.length);
});

it('names each operation, and says who may call it', () => {
  const unnamed = operations.filter(([, { operationId, security }]) => !operationId || !security).map(([call]) => call);
  expect(unnamed).toEqual(withoutContract);
  expect(find('signIn')?.security).toEqual([]);
  expect(find('makeApiToken')?.responses['403']?.description).toContain('admins and owners');
});

it('has words for each parameter', () => {
  const mute = operations.flatMap(([call, { parameters = [] }]) =>
    parameters.filter(({ description }) => !description).map(({ name }) => `${call}: ${name}`),
  );
  expect(mute).toEqual([]);
  const names = new Set(operations.flatMap(([, { parameters = [] }]) => parameters.map(({ name }) => name)));
  expect(Object.keys(words).filter((name) => !names.has(name))).toEqual([]);
});

it('shows the headers of versions, keys, pages and pauses', () => {
  const names = (id: string, place: string) =>
    (find(id)?.parameters ?? []).filter((each) => each.in === place).map(({ name }) => name);
  expect(names('patchContent', 'header')).toEqual(['If-Match']);
  expect(names('startRun', 'header')).toEqual(['Idempotency-Key']);
  expect(Object.keys(find('getProduct')?.responses['200']?.headers ?? {})).toEqual(['ETag']);
  expect(Object.keys(find('listProducts')?.responses['200']?.headers ?? {})).toContain('X-Total-Count');
  for (const [call, { responses }] of operations.filter(([each]) => !withoutContract.includes(each)))
    expect([call, Object.keys(responses['429']?.headers ?? {})]).toEqual([call, ['Retry-After']]);
});

/** Counts how often each large piece of the document is written. */
function findRepeated(piece: unknown, seen: Map<string, number>): void {
  if (typeof piece !== 'object' || piece === null) return;
  const written = JSON.stringify(piece);
  if (written.length > 1_500 && !Array.isArray(piece)) seen.set(written, (seen.get(written) ?? 0) + 1);
  for (const each of Object.values(piece)) findRepeated(each, seen);
}

it('writes a large shape once', () => {
  const seen = new Map<string, number>();
  findRepeated(JSON.parse(text), seen);
  const repeated = [...seen].filter(([, times]) => times > 1).map(([written, times]) => [times, written.slice(0, 200)]);
  expect(repeated).toEqual([]);
});

it('refers to nothing that is not there', () => {
  const document = JSON.parse(text) as Record<string, unknown>;
  const refs = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, ref = '']) => ref);
  const find = (ref: string) =>
    ref.split('/').reduce<unknown>((piece, key) => (piece as Record<string, unknown> | undefined)?.[key], document);
  expect(refs.length).toBeGreaterThan(1_000);
  expect(refs.filter((ref) => find(ref) === undefined)).toEqual([]);
});
