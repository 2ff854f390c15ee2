// A way to a server that a test can cut: connections end in the middle of their data, and new ones are refused.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type TcpProxy = {
  /** The same address with the proxy's port. */
  url: string;
  /** Ends all connections at once. While `down`, new ones end, too. */
  cut: (down: boolean) => void;
  /** Carries nothing any more, and ends nothing either: as if the machine behind it were gone. */
  hold: () => void;
  /** While on, connections are accepted and nothing is answered over any of them; then they end. */
  silence: (isOn: boolean) => void;
  /** Lets new connections through again. */
  restore: () => void;
  stop: () => void;
};

/** Carries everything between two connections; when one ends the other does. `open` holds both for as long. */
export function carry(near: Socket, far: Socket, open: Set<Socket>): void {
  for (const [socket, other] of [
    [near, far],
    [far, near],
  ] as const) {
    open.add(socket);
    socket.pipe(other);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      open.delete(socket);
      other.destroy();
    });
  }
}

export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const url = new URL(target);
  const port = Number(url.port);
  const host = url.hostname;
  const open = new Set<Socket>();
  let isDown = false;
  let isSilent = false;
  const server = createServer((near) => {
    if (isDown) return near.destroy();
    if (isSilent) {
      open.add(near);
      near.on('error', () => near.destroy());
      near.on('close', () => open.delete(near));
      return;
    }
    carry(near, connect(port, host), open);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.port = String((server.address() as AddressInfo).port);
  const cutAll = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  const holdAll = () => {
    for (const socket of open) socket.unpipe().pause();
  };
  return {
    url: url.href,
    cut: (down) => {
      isDown = down;
      cutAll();
    },
    hold: holdAll,
    silence: (isOn) => {
      isSilent = isOn;
      if (isOn) holdAll();
      else cutAll();
    },
    restore: () => {
      isDown = false;
    },
    stop: () => {
      server.close();
      cutAll();
    },
  };
}
