// Code that only a hand on the page makes necessary, such as the panel behind a button: it is fetched at the first move, touch or
// key, so that it is there before anything opens, and the first paint never waits for it.
import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../when-idle.ts';
import { toast } from './toast.ts';

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
let hasInteracted = false;
const waiting = new Set<() => void>();

function fetchWaiting(event: Event): void {
  // A browser also reports a pointer that only rests where a page came up under it.
  if (event.type === 'pointermove' && !hasMoved(event as PointerEvent)) return;
  hasInteracted = true;
  for (const sign of signs) window.removeEventListener(sign, fetchWaiting, true);
  // What this very touch or key does comes first.
  whenIdle(() => {
    for (const fetch of waiting) fetch();
    waiting.clear();
  });
}
function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}
for (const sign of signs) window.addEventListener(sign, fetchWaiting, { capture: true, passive: true });

export type WhenWanted<Module> = {
  /** The module once it is here, else null. `isWanted` fetches it without waiting for a hand. */
  useModule: (isWanted: boolean) => Module | null;
};

/** `load` is one dynamic import. A failure is shown in a toast unless `onFailure` is given; the next time it is tried again. */
export function loadOnInteraction<Module>(
  load: () => Promise<Module>,
  onFailure: (error: unknown) => void = sayReload,
): WhenWanted<Module> {
  let module: Module | null = null;
  let isLoading = false;
  const listeners = new Set<() => void>();

  const fetch = () => {
    if (module !== null || isLoading) return;
    isLoading = true;
    load()
      .then((loaded) => {
        module = loaded;
        for (const listener of listeners) listener();
      }, onFailure)
      .finally(() => {
        isLoading = false;
      });
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  if (hasInteracted) fetch();
  else waiting.add(fetch);

  return {
    useModule: (isWanted) => {
      useEffect(() => {
        if (isWanted) fetch();
      }, [isWanted]);
      return useSyncExternalStore(subscribe, () => module);
    },
  };
}

/** The code of a panel can be gone when the server was updated while this page stood open; what is on screen stays. */
export function sayReload(error: unknown): void {
  console.error(error);
  toast({
    title: 'This could not be opened',
    description: 'Copydesk may have been updated. Reload the page to continue.',
    tone: 'destructive',
    action: { label: 'Reload', run: () => window.location.reload() },
  });
}
