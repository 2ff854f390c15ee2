// The claims of a text while it is typed: checked in the pauses by another thread, and carried along with the text in between. No key waits.
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { whenReleased } from '#web/kit/when-released.ts';
import { followClaims } from '../claims/claim-places.ts';
import type { TextValue } from '../parts/edits.reducer.ts';
import type { Checker } from './checker.ts';

/** Shorter than the gap between two words, longer than that between two letters. */
export const pauseMs = 180;

type Checked = { checker: Checker; value: TextValue; claims: readonly PlacedClaim[] };
/** `value` lags behind the keys where drawing takes long; the claims stand in it. */
export type LiveClaims = { value: TextValue; claims: readonly PlacedClaim[] | null };

export function useLiveClaims(checker: Checker | null, typed: TextValue): LiveClaims {
  const [checked, setChecked] = useState<Checked | null>(null);
  const value = useDeferredValue(typed);
  const isSame = checker !== null && checked?.checker.ask === checker.ask;
  const isFirst = !isSame;
  useEffect(() => {
    if (!checker) return;
    const gone = new AbortController();
    const check = () => {
      checker.ask(value, gone.signal).then(
        // An answer that comes when the text has gone on is not drawn: the next one follows within a pause.
        (claims) => {
          const draw = () => {
            if (claims && !gone.signal.aborted) startTransition(() => setChecked({ checker, value, claims }));
          };
          // The list of them pushes Save down.
          whenReleased(draw);
        },
        // The screen shows it: the checker is gone with the thread that failed.
        () => {},
      );
    };
    // What the editor opens with was checked when it was read.
    const timer = setTimeout(check, isFirst ? 0 : pauseMs);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [checker, value, isFirst]);
  const claims = useMemo(
    // Not those of facts that no longer hold.
    () => (isSame && checked ? followClaims(checked.claims, checked.value, value) : null),
    [checked, isSame, value],
  );
  return useMemo(() => ({ value, claims }), [value, claims]);
}
