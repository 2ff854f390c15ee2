// Reports that a screen was left for good.
import { useEffect, useRef } from 'react';

/** Calls `onLeft`, the one of the last drawing, once the component is gone and stays away. */
export function useLeaving(onLeft: () => void): void {
  const latest = useRef(onLeft);
  const isHere = useRef(false);
  useEffect(() => {
    latest.current = onLeft;
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // React may take an effect away and put it back at once.
      setTimeout(() => {
        if (!isHere.current) latest.current();
      });
    };
  }, []);
}
