// Threads beside the one that answers requests: for work that would hold up everybody, such as checking or writing many products.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';

/** Milliseconds a thread waits for more before it ends and gives its memory back. */
const idleMs = 10_000;
/** A core stays with the requests where there is more than one; more threads than four hold memory for little. */
const mostThreads = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Behind the requests, where the system has to choose (only Linux distinguishes threads). */
const niceness = 5;

let opening: Promise<Piscina> | undefined;

async function openPool(): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    minThreads: 0,
    maxThreads: mostThreads,
    idleTimeout: idleMs,
    niceIncrement: niceness,
    // A thread that waits in Atomics.wait hears nothing else, neither of its own timers nor of streams.
    atomics: 'disabled',
  });
}

/**
 * Calls a function that `file`, a `*.thread.ts`, exports, in a thread, which starts with the first call. Input and answer are copied,
 * so they are plain data: no functions, no classes of our own. Rejects with what the function throws, or with a fault when its
 * thread dies.
 */
export async function runInThread<Input, Answer>(
  file: URL,
  work: (input: Input) => Answer | Promise<Answer>,
  input: Input,
): Promise<Answer> {
  opening ??= openPool();
  const pool = await opening;
  return (await pool.run(input, { filename: fileURLToPath(file), name: work.name })) as Answer;
}

/** Whether work over texts this long, in characters of all together, would hold up the requests of others: a tenth of a second or more. */
export const isLong = (texts: unknown): boolean => JSON.stringify(texts).length > 20_000;

/** A large value that many calls share, under a number that stands for it. */
export type Shared<T> = { number: number; value: T };

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Marks a value that stays as it is as one that many calls share. */
export function share<T extends object>(value: T): Shared<T> {
  let number = numbers.get(value);
  if (number === undefined) {
    lastNumber += 1;
    number = lastNumber;
    numbers.set(value, number);
  }
  return { number, value };
}

let taken: Shared<unknown> | undefined;

/** In the thread: the copy taken with an earlier call, so that what is remembered by the object stays with it. */
export function take<T>(shared: Shared<T>): T {
  if (taken?.number !== shared.number) taken = shared;
  return taken.value as T;
}
