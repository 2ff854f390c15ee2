// Saves a list with its filters, sort, columns and height of rows as a view in the sidebar.

import { useRouterState } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { addSavedView } from '#domain/catalogue/saved-view-edits.contract.ts';
import { viewPaths } from '#domain/catalogue/saved-views.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { useActions } from '#web/shared/screen/actions.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { useOpenView, viewSearch } from './views/saved-views.ts';

const SaveViewDialog = lazy(async () => ({ default: (await import('./save-view-dialog.tsx')).SaveViewDialog }));

export function SaveView() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const search = useRouterState({ select: ({ location }) => viewSearch(location.searchStr) });
  const saved = useOpenView();
  const [isAsked, setAsked] = useState(false);
  const path = viewPaths.find((each) => each === pathname);
  const reason = saved
    ? `Saved as “${saved.name}”`
    : search === ''
      ? 'Set a filter, or change the order or the columns first. The list without changes is already in the sidebar'
      : undefined;
  const ask = () => setAsked(true);
  useActions('View', [
    { id: 'view.save', label: 'Save view', needs: addSavedView, enabled: reason === undefined, run: ask },
  ]);
  return (
    <>
      <Allowed to={addSavedView}>
        <Button variant="ghost" disabledReason={reason} onClick={ask}>
          <Bookmark aria-hidden className={saved && 'fill-current'} />
          <span className="max-sm:sr-only">{saved ? 'View saved' : 'Save view'}</span>
        </Button>
      </Allowed>
      {isAsked && path && (
        <Suspense>
          <SaveViewDialog path={path} search={search} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
