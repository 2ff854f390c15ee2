// Whether a request could be read meanwhile: the event loop reads them when it turns.
import { vi } from 'vitest';

/** How often the event loop turned while work went on; `isCounted` leaves out turns. */
export async function turnsDuring(work: () => Promise<unknown>, isCounted = () => true): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    if (isCounted()) turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

/**
 * On a machine so slow that between two looks at the clock a second has passed: how often it turned after such a look, which leaves out
 * the turns of waiting for a file or a database.
 */
export async function turnsByTheClock(work: () => Promise<unknown>): Promise<number> {
  let ms = 0;
  let looks = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    looks += 1;
    ms += 1_000;
    return ms;
  });
  let counted = 0;
  const isNew = () => {
    const before = counted;
    counted = looks;
    return looks > before;
  };
  try {
    return await turnsDuring(work, isNew);
  } finally {
    clock.mockRestore();
  }
}
