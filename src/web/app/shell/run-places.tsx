// Where the frame shows runs: the strip below the header for those this browser started, the ring in the sidebar for all. Their code comes
// with the first hand on the page, or at once where there is a run to show.
import { useState } from 'react';
import { useIsRunUnderWay } from '#web/client/runs/run-heads.ts';
import { readStoredRuns } from '#web/client/runs/stored-runs.ts';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { styled } from '../styled.ts';

const places = loadOnInteraction(() => styled(import('#web/runs/run-places.tsx')));

/** After a reload the strip's room is there from the first paint, before anything is known of its run. */
export function StripPlace() {
  const [hasOwn] = useState(() => readStoredRuns().length > 0);
  const module = places.useModule(hasOwn);
  if (module) return <module.StripPlace hasRoom={hasOwn} />;
  return hasOwn && <div data-strip className="h-11" />;
}

export function RingPlace({ isSmall }: { isSmall: boolean }) {
  const isHere = places.useModule(false) !== null;
  const module = places.useModule(useIsRunUnderWay(!isHere));
  return module && <module.RunRing isSmall={isSmall} />;
}
