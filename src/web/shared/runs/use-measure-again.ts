// Loads and measures the images of products again, as a run of this browser.
import { useStartRun } from './runs.queries.ts';

export function useMeasureAgain() {
  const { mutate, isPending } = useStartRun();
  return {
    isPending,
    start: (productIds: readonly number[]) =>
      mutate({
        asked: { action: 'measure-images', options: { again: true }, selection: { ids: [...productIds] } },
        isByModel: false,
      }),
  };
}
