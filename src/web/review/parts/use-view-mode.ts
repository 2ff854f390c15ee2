// How texts are compared: the address says, else what was chosen last in this browser.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { keep, readKept } from '#web/kit/kept.ts';
import { type ViewMode, viewModes } from '../review.search.ts';

const storageKey = 'copydesk.review-view';

export function useViewMode(): [ViewMode, (mode: ViewMode) => void] {
  const search = useSearch({ from: '/products/$id' });
  const navigate = useNavigate({ from: '/products/$id' });
  const choose = (mode: ViewMode) => {
    keep(storageKey, mode);
    void navigate({ search: (old) => ({ ...old, view: mode }), replace: true, resetScroll: false });
  };
  return [search.view ?? readStored(), choose];
}

function readStored(): ViewMode {
  const stored = readKept(storageKey);
  return viewModes.find((mode) => mode === stored) ?? 'sides';
}
