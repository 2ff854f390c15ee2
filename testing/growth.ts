// Holds that work grows with its input and no faster. A limit in seconds fails on a busy machine and passes on a fast one; what is held here is
// how many times more is computed for an input thirty-two times as long.
import { runInThisContext } from 'node:vm';

const span = 32;
/** Work in proportion comes to 32, sorting to about 50, a square to 1,024: noise reaches neither side. */
const mostTimes = 256;
/** Whatever else the machine does only adds to a measurement: the least of some is the nearest. */
const tries = 5;
/** Short work is done as often as it takes to come to this. */
const worthMeasuringMs = 2;
/** Less than this is taken for it: of microseconds, what every run costs is the most. */
const leastMs = 0.1;
/** The thread's own time is counted in ticks of the system's timer, which are no longer than this. */
const tickMs = 10;
/** An expression that tries all ways never ends; nothing sound takes a hundredth of this. */
const endlessMs = 45_000;

/** Runs it, and ends it with an error where it does not end by itself. */
function runToEnd<T>(work: () => T, withinMs: number): T {
  const held = globalThis as { workToEnd?: () => T };
  held.workToEnd = work;
  try {
    return runInThisContext('workToEnd()', { timeout: withinMs });
  } finally {
    delete held.workToEnd;
  }
}

/** Milliseconds of so many runs, each on an input of its own: by the clock, or by the thread's own time where others held it up. */
function measure<T>(make: () => T, work: (input: T) => unknown, runs: number, withinMs: number): number {
  const inputs = Array.from({ length: runs }, make);
  // A repeated text is put together when it is first read: that is no work of the code under test.
  for (const input of inputs) if (typeof input === 'string') input.charCodeAt(0);
  return runToEnd(() => {
    const [started, used] = [performance.now(), process.threadCpuUsage()];
    for (const input of inputs) work(input);
    const passed = performance.now() - started;
    const { user, system } = process.threadCpuUsage(used);
    return Math.min(passed, (user + system) / 1_000 + tickMs);
  }, withinMs);
}

/** How many times the work for an input of `size` is that for one of a thirty-second of it. */
function measureGrowth<T>(
  make: (size: number) => T,
  size: number,
  work: (input: T) => unknown,
  withinMs: number,
): number {
  const short = () => make(Math.ceil(size / span));
  let runs = 1;
  while (measure(short, work, runs, withinMs) < worthMeasuringMs && runs < worthMeasuringMs / leastMs) runs *= 2;
  const least = Math.min(...Array.from({ length: tries }, () => measure(short, work, runs, withinMs) / runs));
  let growth = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries && growth > mostTimes; attempt += 1)
    growth = Math.min(growth, measure(() => make(size), work, 1, withinMs) / Math.max(least, leastMs));
  return growth;
}

/**
 * Throws when the work grows out of proportion to its input, or does not end. `size` is that of the longer input, in the unit `make` counts;
 * it must be large enough for a square to outweigh what every run costs.
 */
export function expectSteadyGrowth<T>(
  make: (size: number) => T,
  size: number,
  work: (input: T) => unknown,
  withinMs = endlessMs,
): void {
  // Under mutation thousands of changes are tried, and what counts is what the work answers: the short input alone.
  if (process.env.GROWTH === 'unmeasured') return void work(make(Math.ceil(size / span)));
  const growth = measureGrowth(make, size, work, withinMs);
  if (growth > mostTimes)
    throw new Error(`An input ${span} times as long took ${growth.toFixed(0)} times the work; at most ${mostTimes}.`);
}
