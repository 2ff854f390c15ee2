// Stands in for the browser's stream of events in a test, which opens and cuts it.
import { beforeEach, vi } from 'vitest';

type FakeStream = {
  onerror: () => void;
  onopen: () => void;
  onmessage: (message: { data: string }) => void;
  readyState: number;
};

/** In a file of tests: answers the streams that were opened in the test that runs. */
export function watchStreams(): () => FakeStream[] {
  let streams: FakeStream[] = [];
  beforeEach(() => {
    streams = [];
    vi.stubGlobal(
      'EventSource',
      class {
        static readonly CLOSED = 2;
        onerror = () => {};
        onopen = () => {};
        onmessage = () => {};
        readyState = 1;
        constructor() {
          streams.push(this);
        }
        close() {}
      },
    );
  });
  return () => streams;
}
