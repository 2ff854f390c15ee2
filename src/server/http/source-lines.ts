// Shows in frames of a stack which source a line of the bundle came from. Node would do so for every error, but reads all maps at the
// start for it: 60 MB and a fifth of a second. Here a map is read when an error is logged.
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Maps read before; large, and seldom wanted twice. */
const known = new Map<string, WeakRef<SourceMap>>();

function mapOf(file: string): SourceMap | null {
  const kept = known.get(file)?.deref();
  if (kept) return kept;
  try {
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
    known.set(file, new WeakRef(map));
    return map;
  } catch {
    // None there, or one that is just being written again: the line stays as it is, and what is logged is logged.
    return null;
  }
}

/** Frames with the places of the sources, below the working directory by their relative paths; others stay as they are. */
export function toSourceLines(frames: string): string {
  return frames.replace(
    /(file:\/\/\/[^\s()]+\.js):(\d+):(\d+)/g,
    (written, url: string, line: string, column: string) => {
      const file = fileURLToPath(url);
      const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!found || !('originalSource' in found)) return written;
      const source = relative(process.cwd(), resolve(file, '..', found.originalSource));
      return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
    },
  );
}
