// Where a bulk run under way is shown on every screen. Its code comes with the first run.
import { useBulkRun } from '#web/catalogue/bulk/bulk-run.ts';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';

const strip = loadOnInteraction(() => import('#web/catalogue/bulk/bulk-strip.tsx'));

export function BulkPlace() {
  const module = strip.useModule(useBulkRun() !== null);
  return module && <module.BulkStrip />;
}
