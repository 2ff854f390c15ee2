// How near does a run come to the pace its language model allows? A double that takes 200 ms an answer, 32 calls at a time.
// Usage: node bench/runs-model.ts [products] [postgres|pglite]
import type { Connection } from '#domain/models/connections.contract.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { sayParts, startModelDouble } from '#testing/model-double.ts';
import { call } from '#testing/server-calls.ts';
import { lampBullets, lampDescription, lampTitle } from './lamps.ts';
import { processorMicroseconds } from './process-figures.ts';
import { timeRun, withLamps } from './run-calls.ts';

const wanted = Number(process.argv[2] ?? 10_000);
const wide = 32;
const latencyMs = 200;

const double = await startModelDouble();
double.otherwise(({ text }) => {
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
    const msEach = (processorMicroseconds(pid) - before) / 1_000 / wanted;
    const undo = await call<Run>(server, 'POST', `/api/runs/${run.id}/undo`);
    const undone = await timeRun(server, undo, wanted);
    console.log(
      `${which.padEnd(12)} ${wanted} products, ${calls} calls in ${seconds.toFixed(1)} s: ${((100 * ideal) / seconds).toFixed(0)} % of the pace of ${wide} calls of ${latencyMs} ms at a time, ${msEach.toFixed(1)} ms of processor time each; undone in ${undone.toFixed(1)} s`,
    );
  });
} finally {
  await double.close();
}
