// Whether a media query holds, followed live. For layouts whose markup differs, not only their style.
import { useCallback, useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Tables become stacked cards below this width. */
export function useIsNarrow(): boolean {
  return useMedia('(max-width: 47.99rem)');
}
