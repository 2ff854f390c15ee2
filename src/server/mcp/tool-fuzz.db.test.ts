// Arguments drawn from the shapes of the tools, and others: no tool ends in a fault, answers what it did not say, or changes what it may not.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addProduct } from '#testing/factories.ts';
import { isFullSuite } from '#testing/full-suite.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { callTool } from './call-tool.ts';
import { makeTools, type Tool } from './tool-list.ts';
import type { Shape } from './tool-schemas.ts';

const app = startTestApp();
const calls = Number(process.env.FUZZ ?? (isFullSuite ? 4_000 : 400));

const anything = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.object({ maxDepth: 2 }),
);

/** A value of a shape, now and then another one. */
function arbitraryOf(shape: Shape): fc.Arbitrary<unknown> {
  const inShape = (): fc.Arbitrary<unknown> => {
    if (Array.isArray(shape.enum)) return fc.constantFrom(...(shape.enum as unknown[]));
    if ('const' in shape) return fc.constant(shape.const);
    const choices = (shape.anyOf ?? shape.oneOf) as Shape[] | undefined;
    if (choices) return fc.oneof(...choices.map(arbitraryOf));
    if (shape.type === 'array') return fc.array(arbitraryOf(shape.items as Shape), { maxLength: 3 });
    if (shape.type === 'integer') return fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer());
    if (shape.type === 'object') {
      const { properties = {} } = shape as { properties?: Record<string, Shape> };
      return fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, arbitraryOf(each)])),
        {
          requiredKeys: [],
        },
      );
    }
    return fc.string({ unit: 'grapheme', maxLength: 30 });
  };
  return fc.oneof({ weight: 12, arbitrary: inShape() }, { weight: 1, arbitrary: anything });
}

/** Arguments of a tool: what it needs and some of the rest; at times others. */
function argumentsOf({ shapes: { input } }: Tool): fc.Arbitrary<Shape> {
  const needed = input.required ?? [];
  const optional = Object.keys(input.properties).filter((name) => !needed.includes(name));
  const known = fc.subarray(optional, { maxLength: Math.min(3, optional.length) }).chain((more) => {
    const names = [...needed, ...more];
    return fc.record(Object.fromEntries(names.map((name) => [name, arbitraryOf(input.properties[name] ?? {})])));
  });
  const others = fc.dictionary(fc.string(), anything, { maxKeys: 3 });
  return fc.oneof({ weight: 9, arbitrary: known }, { weight: 1, arbitrary: others });
}

it(
  'no call of a tool ends in a fault, and what only reads changes nothing',
  async () => {
    const ids = await Promise.all([1, 2, 3].map(() => addProduct(app.database.db)));
    const run = await app.call('POST', '/api/runs', { action: 'generate', selection: { ids } });
    const { id } = run.body as { id: number };
    const state = async () => ((await app.call('GET', `/api/runs/${id}`)).body as { state: string }).state;
    await expect.poll(state, { timeout: 60_000 }).toBe('done');
    const tools = [...makeTools().values()];
    const seed = fc.readConfigureGlobal().seed ?? 1;
    const count = new Map<string, number>();
    const historyOf = async () => (await app.call('GET', '/api/content-history')).text;
    for (const [place, tool] of tools.entries()) {
      const drawn = fc.sample(argumentsOf(tool), { numRuns: Math.ceil(calls / tools.length), seed: seed + place });
      const before = await historyOf();
      for (const given of drawn) {
        const answer = await callTool(app.http, tool, { headers: { host: '127.0.0.1' }, ip: '127.0.0.2' }, given);
        const said = answer.isError ? answer.text : '';
        expect(said, `${tool.name} ${JSON.stringify(given)}`).not.toMatch(/Something went wrong|\bat .*:\d+:\d+/);
        if (!answer.isError) count.set(tool.name, (count.get(tool.name) ?? 0) + 1);
      }
      if (tool.call.effect === 'reads') expect(await historyOf(), tool.name).toBe(before);
    }
    // Where none does what it is for, nothing was tried.
    expect(tools.map(({ name }) => name).filter((name) => !count.has(name))).toEqual([]);
  },
  10 * 60_000,
);
