// A gate before the database.
/** Lets a few at a time into the database: the others of the server need its connections too. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** At most so many at a time; the others wait in line. */
export function createGate(most: number): Gate {
  let inside = 0;
  const line: (() => void)[] = [];
  return async (enter) => {
    if (inside < most) inside += 1;
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await enter();
    } finally {
      const next = line.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
