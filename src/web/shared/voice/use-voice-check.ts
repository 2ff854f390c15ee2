// Makes the check of a voice ready in the browser: its code and tables come with the first voice there is.
import { useEffect, useMemo, useState } from 'react';
import type { VoiceCheck } from '#domain/voice/check-voice.ts';
import type { VoiceRules } from '#domain/voice/voice.ts';

type Checker = typeof import('#domain/voice/check-voice.ts');
let loaded: Checker | null = null;

/**
 * `check` is null without a voice and until it is there. `brand` is a name: its words are nobody's to change.
 */
export function useVoiceCheck(
  rules: VoiceRules | null | undefined,
  brand: string | null,
): { check: VoiceCheck | null } {
  const [checker, setChecker] = useState(loaded);
  const isNeeded = Boolean(rules);
  useEffect(() => {
    if (!isNeeded || checker) return;
    let isGone = false;
    import('#domain/voice/check-voice.ts').then(
      (module) => {
        loaded = module;
        if (!isGone) setChecker(module);
      },
      (error: unknown) => {
        console.warn('The voice cannot be checked here; texts are shown without its marks.', error);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded, checker]);
  const check = useMemo(
    () => (checker && rules ? checker.openVoiceCheck(rules, brand ? [brand] : []) : null),
    [checker, rules, brand],
  );
  return { check };
}
