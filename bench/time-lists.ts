// Times of a list, asked for at a steady pace until some work is done: waits in line count, as they do for people.
import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 100;

export async function timeLists<Done>(
  url: string,
  work: Promise<Done>,
): Promise<{ times: number[]; seconds: number; done: Done }> {
  const began = performance.now();
  const times: number[] = [];
  const asked: Promise<unknown>[] = [];
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  while (!isDone) {
    const asking = performance.now();
    const ask = fetch(`${url}/api/products?limit=24&page=2`)
      .then((reply) => reply.arrayBuffer())
      .then(() => times.push(performance.now() - asking));
    asked.push(ask);
    await sleep(everyMs);
  }
  await Promise.all(asked);
  return { times, seconds: (performance.now() - began) / 1_000, done: await work };
}

/** `median 8, p99 120, slowest 130 ms (300 lists)`. */
export function describeTimes(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  return `median ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)} ms (${times.length} lists)`;
}
