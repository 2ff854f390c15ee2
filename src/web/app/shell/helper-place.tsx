// The floating helper at the right end of the header, which stays on screen: there it covers nothing. Its code comes once the
// browser has nothing better to do.
import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';

const PersonaPicker = lazy(async () => ({
  default: (await import('#web/assistant/persona-picker.tsx')).PersonaPicker,
}));

export function HelperPlace() {
  const isIdle = useIsIdle();
  return (
    <span className="grid size-10 shrink-0 place-items-center">
      <CatchBoundary getResetKey={() => ''} errorComponent={Nobody} onCatch={warn}>
        <Suspense>{isIdle && <PersonaPicker />}</Suspense>
      </CatchBoundary>
    </span>
  );
}

/** True once the page has loaded and the browser is at rest, at the latest after three seconds. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(rest, 1_500);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(rest, { timeout: 3_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}

function Nobody() {
  return null;
}

/** The desk works without its helper, so nobody is stopped by a message. */
function warn(error: unknown): void {
  console.warn('The assistant could not be loaded.', error);
}
