// Makes the embedded database wait for the disk. As it comes it never does: it starts with fsync off, and its files know no fsync.
import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

/** As it starts by itself but for `-F` (fsync off). Of the ways to wait for the log, only `fsync` reaches the files. */
export const syncedParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

type Stream = { nfd?: number; node: unknown };
type NodeFiles = { realPath: (node: unknown) => string; stream_ops: { fsync?: (stream: Stream) => number } };

/** Where it sees its data directory. */
const dataPath = '/pglite/data';

function syncFolder(path: string): void {
  const folder = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(folder);
  } finally {
    fs.closeSync(folder);
  }
}

/** Gives the files of an open database their fsync. */
export function letFilesSync(client: PGlite): void {
  const { node } = client.Module.FS.lookupPath(dataPath, {}) as unknown as { node: { mount: { type: NodeFiles } } };
  const files = node.mount.type;
  files.stream_ops.fsync = (stream) => {
    if (stream.nfd === undefined) syncFolder(files.realPath(stream.node));
    else fs.fdatasyncSync(stream.nfd);
    return 0;
  };
}
