// One event stream for all tabs of a browser: it keeps six connections to a server, and each tab with a stream of its own would
// leave a seventh without data. The tab with the lock reads the stream and passes it on; when that tab goes, the next takes over.

/** A stream that was refused is asked for again after this long. */
const reopenMs = 3_000;
const name = 'copydesk.events';

type StreamListener = {
  onMessage: (data: string) => void;
  /** Events may have passed unheard: what is shown may be old. */
  onMissed: () => void;
  /** The stream was cut, or refused; it is opened again. Why is not said: perhaps nobody is signed in any more. */
  onCut: () => void;
};
type Passed = { data: string } | { missed: true } | { cut: true };

/** Listens until the returned function is called. */
export function listenTo(path: string, listener: StreamListener): () => void {
  // Pages that are not secure have no locks: each then reads a stream of its own.
  if (!('locks' in navigator)) return openStream(path, listener, { mayHaveMissed: false });
  const stopping = new AbortController();
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    if ('missed' in data) listener.onMissed();
    else if ('cut' in data) listener.onCut();
    else listener.onMessage(data.data);
  };

  const lead = (mayHaveMissed: boolean) =>
    new Promise<void>((resolve) => {
      const pass = (passed: Passed) => channel.postMessage(passed);
      const close = openStream(
        path,
        {
          onMessage: (data) => {
            pass({ data });
            listener.onMessage(data);
          },
          onMissed: () => {
            pass({ missed: true });
            listener.onMissed();
          },
          onCut: () => {
            pass({ cut: true });
            listener.onCut();
          },
        },
        { mayHaveMissed },
      );
      stopping.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  const takeTurn = async () => {
    const isDone = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await lead(false);
      return lock !== null;
    });
    // Between the end of the other tab's stream and the start of this one events pass unheard.
    if (!isDone) await navigator.locks.request(name, { signal: stopping.signal }, () => lead(true));
  };
  takeTurn().catch((error: unknown) => {
    if (!stopping.signal.aborted) console.error('The event stream could not be shared', error);
  });
  return () => {
    stopping.abort();
    channel.close();
  };
}

function openStream(path: string, listener: StreamListener, { mayHaveMissed }: { mayHaveMissed: boolean }): () => void {
  let source: EventSource;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let hasMissed = mayHaveMissed;
  let isCut = false;
  const open = () => {
    source = new EventSource(path, { withCredentials: true });
    source.onopen = () => {
      if (hasMissed) listener.onMissed();
      hasMissed = false;
      isCut = false;
    };
    source.onmessage = (message) => listener.onMessage(message.data);
    source.onerror = () => {
      hasMissed = true;
      // The browser reconnects a cut stream by itself, but gives one up that was answered with an error.
      const isRefused = source.readyState === EventSource.CLOSED;
      if (isRefused) reopening = setTimeout(open, reopenMs);
      if (isRefused || !isCut) listener.onCut();
      isCut = true;
    };
  };
  open();
  return () => {
    clearTimeout(reopening);
    source.close();
  };
}
