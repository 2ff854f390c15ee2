// Where the frame shows runs: the strip below the header and the ring in the sidebar. Their code comes once there is a run to show.
import { useIsRunToShow } from '#web/client/runs/run-heads.ts';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { styled } from '../styled.ts';

const places = loadOnInteraction(() => styled(import('#web/runs/run-places.tsx')));

function useRunPlaces() {
  const isHere = places.useModule(false) !== null;
  const isToShow = useIsRunToShow(!isHere);
  return places.useModule(isToShow);
}

export function StripPlace() {
  const module = useRunPlaces();
  return module && <module.RunStrip />;
}

export function RingPlace({ isSmall }: { isSmall: boolean }) {
  const module = useRunPlaces();
  return module && <module.RunRing isSmall={isSmall} />;
}
