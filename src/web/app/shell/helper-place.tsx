// The floating helper at the right end of the header, which stays on screen: there it covers nothing. It comes with the first hand
// on the page, and by itself when the page has been at rest for a while: it is no part of what must load first.
import { CatchBoundary } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { styled } from '../styled.ts';

const restMs = 2_500;
const picker = loadOnInteraction(() => import('#web/assistant/persona-picker.tsx'), warn);
const choice = loadOnInteraction(() => styled(import('#web/assistant/persona-choice.tsx')), warn);
const tips = loadOnInteraction(() => styled(import('#web/assistant/random-tip.tsx')), warn);

export function HelperPlace() {
  const module = picker.useModule(useIsAtRest());
  return (
    <span className="grid size-10 shrink-0 place-items-center">
      <CatchBoundary getResetKey={() => ''} errorComponent={Nobody} onCatch={warn}>
        {module ? (
          <module.PersonaPicker choice={choice} tips={tips} />
        ) : (
          <span aria-hidden className="size-8.5 rounded-full bg-sunken" />
        )}
      </CatchBoundary>
    </span>
  );
}

function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  return isAtRest;
}

function Nobody() {
  return null;
}

/** The app works without its helper, so nobody is stopped by a message. */
function warn(error: unknown): void {
  console.warn('The assistant could not be loaded.', error);
}
