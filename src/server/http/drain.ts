// Going without a lost request: before a server stops listening it says for a while that it is going, so that a proxy sends nothing new, and
// ends each connection with the reply it carries.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export type Drain = {
  isGoing: () => boolean;
  /** Says so from now on, and resolves after so many seconds. */
  begin: (seconds: number) => Promise<void>;
};

export function createDrain(): Drain {
  let isGoing = false;
  return {
    isGoing: () => isGoing,
    begin: async (seconds) => {
      isGoing = true;
      await sleep(seconds * 1_000);
    },
  };
}

/** A client that keeps its connection would go on with this server to its end. */
export function endConnections(app: FastifyInstance, drain: Drain): void {
  app.addHook('onSend', async (_request, reply) => {
    if (drain.isGoing()) reply.header('connection', 'close');
  });
}
