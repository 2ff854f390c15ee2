// How fast does a run go, against its writer alone? Usage: node bench/runs.ts [products] [postgres|pglite]
import { builtInRules } from '#domain/benchmarks/packs.ts';
import { partNames } from '#domain/parts/parts.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import { runPipeline } from '#domain/writing/pipeline.ts';
import { sha256 } from '#server/writing/draft.thread.ts';
import { sourceProduct } from '#testing/factories.ts';
import { call } from '#testing/server-calls.ts';
import { lampAttributes, lampBullets, lampDescription, lampTitle } from './lamps.ts';
import { timeRun, withLamps } from './run-calls.ts';

const wanted = Number(process.argv[2] ?? 2_000);

/** Drafts a second by the writer in one thread, with nothing stored. */
async function paceAlone(): Promise<number> {
  const on = new Date();
  const draft = (n: number) =>
    runPipeline(
      {
        product: {
          ...sourceProduct(),
          sku: `L-${n}`,
          title: lampTitle(n),
          description: lampDescription(n),
          bullets: lampBullets,
          attributes: lampAttributes,
        },
        ...{ parts: partNames, keywords: [], prompt: null, prompts: [], dataSources: [], rules: builtInRules, on },
      },
      builtInEngine,
      sha256,
    );
  for (let n = 0; n < 100; n += 1) await draft(n);
  const began = performance.now();
  for (let n = 0; n < 500; n += 1) await draft(n);
  return 500 / ((performance.now() - began) / 1_000);
}

const engines = process.argv[3] ? [process.argv[3]] : ['postgres', 'pglite'];
for (const engine of engines)
  await withLamps(engine, wanted, async (server, which) => {
    const start = (path: string, body?: object) => call<Run>(server, 'POST', path, body);
    const alone = await paceAlone();
    const run = await start('/api/runs', { action: 'generate', selection: { filter: {} } });
    const seconds = await timeRun(server, run, wanted);
    const asked = { action: 'approve', options: { takeAll: true }, selection: { filter: {} } };
    const approval = await start('/api/runs', asked);
    const approving = await timeRun(server, approval, wanted);
    // What was approved since would stay.
    await timeRun(server, await start(`/api/runs/${approval.id}/undo`), wanted);
    const undo = await timeRun(server, await start(`/api/runs/${run.id}/undo`), wanted);
    const pace = wanted / seconds;
    console.log(
      `${which.padEnd(12)} ${wanted} products: ${pace.toFixed(0)} a second, ${((100 * pace) / alone).toFixed(0)} % of the writer alone in one thread (${alone.toFixed(0)}); undone in ${undo.toFixed(1)} s; approved ${(wanted / approving).toFixed(0)} a second`,
    );
  });
