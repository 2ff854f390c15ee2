// The claims of a text while it is typed: checked in the pauses, and carried along with the text in between. No key waits for them.
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { PlacedClaim } from '#domain/writing/checked-claim.ts';
import type { Checker } from './claim-check.ts';
import { followClaims } from './claim-places.ts';
import type { TextValue } from './edits.reducer.ts';
import { whenIdle } from './use-checker.ts';

/** Shorter than the gap between two words, longer than that between two letters. */
const pauseMs = 180;
/** Texts beyond this take the checker long enough to be felt: they are checked when the hand rests. */
const longText = 20_000;
const longPauseMs = 900;

type Checked = { checker: Checker; value: TextValue; claims: readonly PlacedClaim[] };
/** `value` lags behind the keys where drawing takes long; the claims stand in it. */
export type LiveClaims = { value: TextValue; claims: readonly PlacedClaim[] | null };

const lengthOf = (value: TextValue) => (typeof value === 'string' ? value.length : value.join('').length);

export function useLiveClaims(checker: Checker | null, typed: TextValue): LiveClaims {
  const [checked, setChecked] = useState<Checked | null>(null);
  const value = useDeferredValue(typed);
  useEffect(() => {
    if (!checker) return;
    let cancelIdle = () => {};
    const check = () => {
      cancelIdle = whenIdle(() => {
        const claims = checker.check(value);
        startTransition(() => setChecked({ checker, value, claims }));
      });
    };
    // What the editor opens with was checked when it was read.
    const isFirst = checked === null || checked.checker !== checker;
    const timer = setTimeout(check, isFirst ? 0 : lengthOf(value) > longText ? longPauseMs : pauseMs);
    return () => {
      clearTimeout(timer);
      cancelIdle();
    };
  }, [checker, value, checked]);
  const claims = useMemo(
    () => (checked && checked.checker === checker ? followClaims(checked.claims, checked.value, value) : null),
    [checked, checker, value],
  );
  return useMemo(() => ({ value, claims }), [value, claims]);
}
