// People who change products while a bench reads: new titles and decisions over HTTP, at a steady pace.
import { drawFrom, reviewed } from './questions.ts';

type Changes = {
  /** Ends it once every change is answered. Throws where one was refused; answers how many a second there were. */
  stop: () => Promise<number>;
};

/** Begins to change products that have content, `perSecond` of them a second, each when it is due, whether the one before is answered or not. */
export function startChanges(url: string, products: number, perSecond: number): Changes {
  const draw = drawFrom(30);
  const began = performance.now();
  const open = new Set<Promise<void>>();
  const faults: string[] = [];
  let made = 0;
  /** Products with a title to decide on: every other change decides on one of them. */
  const written: number[] = [];
  const change = async () => {
    const decidedOn = made % 2 === 0 ? undefined : written.shift();
    const id = decidedOn ?? reviewed(draw, products);
    const given = decidedOn
      ? { titleStatus: 'rejected' }
      : { title: `Oak shelf number ${Date.now()}-${id} for the home` };
    const reply = await fetch(`${url}/api/products/${id}/optimized-content`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(given),
    });
    if (!reply.ok) faults.push(`${reply.status} ${await reply.text()}`);
    else await reply.arrayBuffer();
    if (!decidedOn) written.push(id);
  };
  const timer = setInterval(() => {
    for (const due = ((performance.now() - began) / 1_000) * perSecond; made < due; made += 1) {
      const asked = change()
        .catch((error: unknown) => void faults.push(String(error)))
        .finally(() => open.delete(asked));
      open.add(asked);
    }
  }, 1_000 / perSecond);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
      if (faults.length > 0) throw new Error(`${faults.length} of ${made} changes failed, the first: ${faults[0]}`);
      return made / ((performance.now() - began) / 1_000);
    },
  };
}
