// A tool is called by calling the API in process: what a call by HTTP meets is met here, from the limit of calls to the audit log.
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { problemSchema } from '#domain/problem.ts';
import type { Tool } from './tool-list.ts';
import type { Shape } from './tool-schemas.ts';
import { pageLimits } from './tool-schemas.ts';

/** Longest answer in bytes: what a program can work with, and no more than a page of full products. */
export const mostAnswerBytes = 200_000;

/** What a tool answers: what the result holds, or one sentence on why there is none. */
export type ToolAnswer = { isError: false; result: Shape } | { isError: true; text: string };

/** Who makes the call the tool is called by: what it came with goes on, but for a cookie, and from where. */
export type ToolCaller = Pick<FastifyRequest, 'headers' | 'ip'>;

const refuse = (text: string): ToolAnswer => ({ isError: true, text });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Sorted = {
  params: Shape;
  query: [string, string][];
  body: unknown;
  version: number | null;
  fields: string[] | null;
};

/** Arguments at their places in the call; a text where they cannot be. What they hold is for the contract to check. */
function sortArguments({ shapes: { input, places, isPaged } }: Tool, given: Shape): Sorted | string {
  const sorted: Sorted = { params: {}, query: [], body: undefined, version: null, fields: null };
  const named: Shape = isPaged ? { limit: pageLimits.usual, ...given } : given;
  for (const [name, value] of Object.entries(named)) {
    const place = places.get(name);
    if (place === undefined) return `There is no argument ${JSON.stringify(name.slice(0, 50))}.`;
    if (value === undefined || value === null) continue;
    if (place === 'params') sorted.params[name] = value;
    else if (place === 'query') for (const each of [value].flat()) sorted.query.push([name, String(each)]);
    else if (place === 'body') sorted.body = { ...(sorted.body as Shape | undefined), [name]: value };
    else if (place === 'whole-body') sorted.body = value;
    else if (place === 'version') {
      if (!Number.isInteger(value)) return 'version: A whole number, as a result named it.';
      sorted.version = value as number;
    } else {
      if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) return 'fields: A list of names.';
      sorted.fields = value;
    }
  }
  const missing = input.required?.find((name) => named[name] === undefined || named[name] === null);
  if (missing !== undefined) return `The argument ${missing} is missing.`;
  const limit = Number(sorted.query.find(([name]) => name === 'limit')?.[1]);
  if (isPaged && limit > pageLimits.most) return `limit: At most ${pageLimits.most}.`;
  return sorted;
}

/** The path with its parameters. */
const fillPath = (path: string, params: Shape) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** What the program is known by goes along. A cookie does not: no page acts through tools. */
function headersOf({ headers }: ToolCaller, version: number | null): Record<string, string> {
  const { host, authorization } = headers;
  return {
    accept: 'application/json',
    ...(host === undefined ? {} : { host }),
    ...(authorization === undefined ? {} : { authorization }),
    ...(version === null ? {} : { 'if-match': `"${version}"` }),
  };
}

const nextCursorOf = (link: unknown) =>
  typeof link === 'string'
    ? new URL(/^<([^>]*)>/.exec(link)?.[1] ?? '', 'http://localhost').searchParams.get('cursor')
    : null;

const pick = (value: unknown, fields: readonly string[]): unknown =>
  isRecord(value) ? Object.fromEntries(fields.flatMap((name) => (name in value ? [[name, value[name]]] : []))) : value;

/** The reply with the fields that are offered, or those of them that were asked for. */
function pickFields(reply: unknown, offered: readonly string[], asked: readonly string[] | null): unknown {
  if (offered.length === 0) return reply;
  const fields = asked ? offered.filter((name) => asked.includes(name)) : offered;
  return Array.isArray(reply) ? reply.map((each) => pick(each, fields)) : pick(reply, fields);
}

const versionOf = (etag: unknown) => Number(/\d+/.exec(String(etag))?.[0]);

/** Calls what the tool stands for, as who calls. */
export async function callTool(
  app: FastifyInstance,
  tool: Tool,
  caller: ToolCaller,
  given: Shape,
): Promise<ToolAnswer> {
  const { contract } = tool.call;
  const sorted = sortArguments(tool, given);
  if (typeof sorted === 'string') return refuse(sorted);
  const unknown = sorted.fields?.find((name) => !tool.shapes.fields.includes(name));
  if (unknown !== undefined) return refuse(`fields: There is no field ${JSON.stringify(unknown.slice(0, 50))}.`);
  const reply = await app.inject({
    method: contract.method as InjectOptions['method'] & string,
    url: fillPath(contract.path, sorted.params),
    query: new URLSearchParams(sorted.query).toString(),
    headers: headersOf(caller, sorted.version),
    remoteAddress: caller.ip,
    ...(contract.body ? { payload: (sorted.body ?? {}) as object } : {}),
  });
  const answer: unknown = reply.json();
  if (reply.statusCode >= 400) return refuse(problemSchema.parse(answer).error);
  const { 'x-total-count': total } = reply.headers;
  const result = {
    data: pickFields(answer, tool.shapes.fields, sorted.fields),
    ...(contract.givesVersion ? { version: versionOf(reply.headers.etag) } : {}),
    ...(total === undefined ? {} : { total: Number(total), nextCursor: nextCursorOf(reply.headers.link) }),
  };
  const bytes = Buffer.byteLength(JSON.stringify(result));
  if (bytes <= mostAnswerBytes) return { isError: false, result };
  const kB = (count: number) => Math.ceil(count / 1_000);
  const fewer = tool.shapes.isPaged
    ? 'fewer items with limit, or fewer fields with fields'
    : 'fewer fields with fields';
  return refuse(`The answer is too long: ${kB(bytes)} kB of at most ${kB(mostAnswerBytes)} kB. Ask for ${fewer}.`);
}
