// A small balancer as people put one in front of servers: sends each new connection to the next server that says it is ready.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { carry } from './tcp-proxy.ts';

export type Balancer = {
  url: string;
  /** The servers it may send to, by their addresses. */
  use: (servers: readonly string[]) => Promise<void>;
  stop: () => Promise<void>;
};

const lookEveryMs = 100;

async function isReady(server: string): Promise<boolean> {
  try {
    return (await fetch(`${server}/api/ready`)).ok;
  } catch {
    // It is not there, which is an answer too.
    return false;
  }
}

export async function startBalancer(): Promise<Balancer> {
  const stopping = new AbortController();
  const open = new Set<Socket>();
  let servers: readonly string[] = [];
  let ready: readonly string[] = [];
  let next = 0;
  const look = async () => {
    const wanted = servers;
    const are = await Promise.all(wanted.map(isReady));
    if (wanted === servers) ready = wanted.filter((_, index) => are[index]);
  };
  const proxy = createServer((near) => {
    next += 1;
    const target = ready[next % ready.length];
    if (!target) return near.destroy();
    const { hostname, port } = new URL(target);
    carry(near, connect(Number(port), hostname), open);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await look();
      await sleep(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const watching = watch();
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    use: async (wanted) => {
      servers = wanted;
      await look();
    },
    stop: async () => {
      stopping.abort();
      proxy.close();
      for (const socket of open) socket.destroy();
      await watching;
    },
  };
}
