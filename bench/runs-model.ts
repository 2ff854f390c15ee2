// How near does a run come to the pace its language model allows? A double that takes so long an answer, and so many calls at a time.
// Usage: node bench/runs-model.ts [products] [postgres|pglite] [calls at a time] [ms an answer]
import type { Connection } from '#domain/models/connections.contract.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { sayParts, startModelDouble } from '#testing/model-double.ts';
import { call } from '#testing/server-calls.ts';
import { lampBullets, lampDescription, lampTitle } from './lamps.ts';
import { processorMicroseconds } from './process-figures.ts';
import { timeRun, withLamps } from './run-calls.ts';

const wanted = Number(process.argv[2] ?? 10_000);
const wide = Number(process.argv[4] ?? 32);
const latencyMs = Number(process.argv[5] ?? 200);

const double = await startModelDouble();
/** When each call came. */
const came: number[] = [];
double.otherwise(({ text }) => {
  came.push(performance.now());
  const n = Number(/CL-(\d+)/.exec(text)?.[1] ?? 0);
  const said = sayParts({ title: lampTitle(n), description: lampDescription(n), bullets: lampBullets });
  return { kind: 'text', text: said, latencyMs };
});
try {
  await withLamps(process.argv[3] ?? 'postgres', wanted, async (server, which) => {
    const connection = await call<Connection>(server, 'POST', '/api/model-connections', {
      ...{ name: 'The double', provider: 'openai-compatible', model: 'double-1', baseUrl: `${double.origin}/v1` },
      ...{ key: null, inputPrice: null, outputPrice: null, dailyBudget: null, concurrency: wide },
      ...{ maxOutputTokens: 4_000, timeoutSeconds: 60, temperature: null, seed: null },
    });
    await call(server, 'PATCH', '/api/model-jobs/write', { connectionId: connection.id });
    const { pid = 0 } = server.child;
    const before = processorMicroseconds(pid);
    const run = await call<Run>(server, 'POST', '/api/runs', { action: 'generate', selection: { filter: {} } });
    const seconds = await timeRun(server, run, wanted);
    const calls = double.requests.length;
    const ideal = (calls * latencyMs) / 1_000 / wide;
    // The start, when nothing is loaded, and the end, when fewer are left than may go, say nothing of the pace of a longer run.
    const [from, to] = [Math.floor(calls / 10), Math.floor((calls * 9) / 10)];
    const steady = ((to - from) * latencyMs) / wide / ((came[to] ?? 0) - (came[from] ?? 0));
    const msEach = (processorMicroseconds(pid) - before) / 1_000 / wanted;
    const undo = await call<Run>(server, 'POST', `/api/runs/${run.id}/undo`);
    const undone = await timeRun(server, undo, wanted);
    console.log(
      `${which.padEnd(12)} ${wanted} products, ${calls} calls in ${seconds.toFixed(1)} s: ${((100 * ideal) / seconds).toFixed(0)} % of the pace of ${wide} calls of ${latencyMs} ms at a time, ${(100 * steady).toFixed(0)} % without the first and the last tenth, ${msEach.toFixed(1)} ms of processor time each; undone in ${undone.toFixed(1)} s`,
    );
  });
} finally {
  await double.close();
}
