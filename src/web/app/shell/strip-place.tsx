// Where the frame shows the runs this browser started: the strip below the header. Its code comes with the first hand on the page, or at
// once where there is a run to show.
import { useState } from 'react';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { readStoredRuns } from '#web/shared/runs/stored-runs.ts';
import { styled } from '../styled.ts';

const place = loadOnInteraction(() => styled(import('#web/runs/strip-place.tsx')));

/** After a reload the strip's room is there from the first paint, before anything is known of its run. */
export function StripPlace() {
  const [hasOwn] = useState(() => readStoredRuns().length > 0);
  const module = place.useModule(hasOwn);
  if (module) return <module.StripPlace hasRoom={hasOwn} />;
  return hasOwn && <div data-strip className="h-11" />;
}
