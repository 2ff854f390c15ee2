// Where the frame shows runs: the strip below the header. Its code comes once there is a run to show.
import { useIsRunToShow } from '#web/client/runs/run-heads.ts';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { styled } from '../styled.ts';

const strip = loadOnInteraction(() => styled(import('#web/runs/run-strip.tsx')));

export function StripPlace() {
  const isHere = strip.useModule(false) !== null;
  const isToShow = useIsRunToShow(!isHere);
  const module = strip.useModule(isToShow);
  return module && <module.RunStrip />;
}
